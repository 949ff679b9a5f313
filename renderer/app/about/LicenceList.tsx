import { type ReactElement, useState } from 'react';
import { readable } from '../../ui/numbers.ts';
import { type Licence, licencesWith } from './licences.ts';

/** All parts with their licences, each to be unfolded; a field leaves those that are looked for. */
export function LicenceList({ licences }: { licences: readonly Licence[] }): ReactElement {
  const [words, setWords] = useState('');
  const found = licencesWith(licences, words);
  return (
    <section aria-labelledby="licences" className="licences">
      <div className="licences-head">
        <h3 id="licences">Made of</h3>
        <p role="status" className="quiet">
          {readable(found.length)} of {readable(licences.length)} parts
        </p>
        <input
          type="search"
          spellCheck={false}
          autoComplete="off"
          aria-label="Find a part or a licence"
          placeholder="Find a part or a licence"
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </div>
      <ul>
        {found.map(({ name, version, licence, text }) => (
          <li key={name}>
            <details>
              <summary>
                <span>{name}</span> <span className="quiet">{version}</span>
                <span className="licence-name">{licence}</span>
              </summary>
              <pre>{text}</pre>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
