import { type ReactElement, useEffect, useState } from 'react';
import { messageOf } from '../../../shared/base/fault.ts';
import { useAppState } from '../../state/app-state.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { LicenceList } from './LicenceList.tsx';
import { fetchLicences, type Licence } from './licences.ts';

/** What this program is: its version and wasmtime's, and the licences of all that is in it. */
export function AboutDialog(): ReactElement {
  const { overlay } = useAppState();
  const [licences, setLicences] = useState<readonly Licence[]>();
  const [trouble, setTrouble] = useState<string>();
  useEffect(() => {
    const gone = new AbortController();
    fetchLicences(gone.signal).then(setLicences, (error: unknown) => {
      if (!gone.signal.aborted) setTrouble(messageOf(error));
    });
    return () => gone.abort();
  }, []);
  const close = (): void => overlay.setState({ shown: 'none' });
  return (
    <Dialog label="About Lattice Replay" className="about" onClose={close}>
      <header>
        <img src="/icon.svg" alt="" width="40" height="40" />
        <h2>Lattice Replay</h2>
        <button type="button" className="button" onClick={close}>
          Close
        </button>
      </header>
      {trouble !== undefined && (
        <p className="notice" role="alert">
          {trouble}
        </p>
      )}
      {licences && <AboutFacts licences={licences} />}
      {licences && <LicenceList licences={licences} />}
    </Dialog>
  );
}

function AboutFacts({ licences: [own, wasmtime] }: { licences: readonly Licence[] }): ReactElement {
  return (
    <dl className="about-facts">
      <dt>Version</dt>
      <dd>{own?.version}</dd>
      <dt>Grades with</dt>
      <dd>wasmtime {wasmtime?.version}</dd>
      <dt>Licence</dt>
      <dd>{own?.licence}; no warranty of any kind</dd>
    </dl>
  );
}
