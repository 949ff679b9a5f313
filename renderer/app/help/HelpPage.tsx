import { Footprints } from 'lucide-react';
import type { ReactElement } from 'react';
import { useAppState } from '../../state/app-state.ts';
import { startTour } from '../../state/tour.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { TOUR } from './tour-steps.ts';
import { WORDS } from './words.ts';

const QUESTIONS: readonly (readonly [question: string, answer: string])[] = [
  [
    'Is the engine right, and within the ceiling?',
    'Results: it is graded here as the benchmark does, under the same wasmtime, to the unit of fuel.',
  ],
  [
    'What does the factory do?',
    'Replay: any tick, forward and back, of the module, of a recording, or of the reference; with why a machine stands.',
  ],
  [
    'Why is it wrong, or slow?',
    'Divergence: the first different tick, the field, and the reading that explains it. Fuel: where it goes, and when the ceiling is crossed.',
  ],
];

/** What the program is for, the tour, the words of the field, and where things lie. */
export function HelpPage(): ReactElement {
  const { overlay, tour } = useAppState();
  const close = (): void => overlay.setState({ shown: 'none' });
  return (
    <Dialog label="Help" className="help-page" onClose={close}>
      <header>
        <h2>Help</h2>
        <span className="button-row">
          <button type="button" className="button" onClick={() => overlay.setState({ shown: 'keys' })}>
            Keys
          </button>
          <button type="button" className="button" onClick={close}>
            Close
          </button>
        </span>
      </header>
      <section aria-labelledby="help-questions">
        <h3 id="help-questions">What it answers</h3>
        <dl className="help-words">
          {QUESTIONS.map(([question, answer]) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>{answer}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="help-tour" aria-labelledby="help-tour">
        <div>
          <h3 id="help-tour">Five-minute tour</h3>
          <p className="quiet">
            {TOUR.length} steps over the built-in demo, each done by a press. It leads you through the views
            and can be left at any time.
          </p>
        </div>
        <button
          type="button"
          className="button button-main"
          onClick={() => {
            close();
            startTour(tour);
          }}
        >
          <Footprints size={16} aria-hidden="true" /> Start the tour
        </button>
      </section>
      <section aria-labelledby="help-words">
        <h3 id="help-words">Words of the field</h3>
        <dl className="help-words">
          {WORDS.map(([word, meaning]) => (
            <div key={word}>
              <dt>{word}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-labelledby="help-places">
        <h3 id="help-places">Where things lie</h3>
        <p>
          What is opened stays where it is and is never changed. What is kept of you (recent files, copies of
          what a page sent, results, settings) lies in your system’s data folder for lattice-replay, or in the
          folder that <code>LATTICE_REPLAY_DATA</code> names. Nothing leaves this machine.
        </p>
      </section>
    </Dialog>
  );
}
