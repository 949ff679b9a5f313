import { Keyboard, Play } from 'lucide-react';
import type { ReactElement } from 'react';
import { useAppState } from '../../state/app-state.ts';
import { openPlace } from '../../state/place.ts';
import { FactoryPicture } from './FactoryPicture.tsx';

/** What this is, and the first step. */
export function Welcome(): ReactElement {
  const { place, overlay } = useAppState();
  return (
    <section className="welcome" aria-labelledby="welcome">
      <div className="welcome-words">
        <h1 id="welcome">Watch a factory engine, tick by tick</h1>
        <p>
          A replay opens at tick 0 and goes anywhere. Every frame says where it comes from and whether its
          checksum is the known one. Nothing leaves this machine.
        </p>
        <div className="button-row">
          <button
            type="button"
            className="button button-main"
            onClick={() => openPlace(place, { scenario: 'demo-large', playback: false })}
          >
            <Play size={16} aria-hidden="true" /> Open the large factory
          </button>
          <button type="button" className="button" onClick={() => overlay.setState({ shown: 'keys' })}>
            <Keyboard size={16} aria-hidden="true" /> Keys
          </button>
        </div>
      </div>
      <div className="welcome-picture">
        <FactoryPicture kind="welcome" />
      </div>
    </section>
  );
}
