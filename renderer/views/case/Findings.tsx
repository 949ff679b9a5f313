import { CircleX, TriangleAlert } from 'lucide-react';
import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { CaseFinding, CaseFindings } from '../../../shared/api/case-answers.ts';
import { useAppState } from '../../state/app-state.ts';
import type { KnownCase } from '../../state/cases.ts';
import type { LibraryState } from '../../state/library.ts';
import { Pill } from '../../ui/Pill.tsx';
import { byFile, whatToDo } from './by-file.ts';
import { ValidationProgress } from './ValidationProgress.tsx';

const controlsOf = ({ controls }: LibraryState): LibraryState['controls'] => controls;

/** What validation has found, by file; or how far it is. */
export function Findings({ onCase, known }: { onCase: string; known: KnownCase }): ReactElement {
  const { library } = useAppState();
  const controls = useStore(library, controlsOf);
  const { found, validating, notValidated } = known;
  return (
    <section aria-label="Findings">
      <div className="case-heading">
        <h2 className="results-heading">Findings</h2>
        {validating === undefined && (
          <button
            type="button"
            className="button button-small"
            onClick={() => {
              controls?.readCase(onCase, known.answer?.variant?.slug);
              controls?.validate(onCase);
            }}
          >
            Validate again
          </button>
        )}
      </div>
      {validating && (
        <ValidationProgress validating={validating} onCancel={() => controls?.stopValidating(onCase)} />
      )}
      {notValidated !== undefined && (
        <p className="notice" role="alert">
          Not validated: {notValidated}.
        </p>
      )}
      {found && validating === undefined && notValidated === undefined && <Found found={found} />}
    </section>
  );
}

function Found({ found: { findings, skipped } }: { found: CaseFindings }): ReactElement {
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  return (
    <>
      <p role="status" data-findings={findings.length}>
        {findings.length === 0
          ? 'Nothing is wrong with this case.'
          : `${counted(errors, 'error')}, ${counted(findings.length - errors, 'warning')}`}
      </p>
      {skipped.length > 0 && (
        <p className="quiet">
          Not compared with the reference, since it would take too long: {skipped.join(', ')}
        </p>
      )}
      {byFile(findings).map(({ file, findings: some }) => (
        <table key={file} className="results-table finding-table" aria-label={`Findings in ${file}`}>
          <caption>{file}</caption>
          <thead>
            <tr>
              <th scope="col">Severity</th>
              <th scope="col">Place</th>
              <th scope="col">Finding</th>
              <th scope="col">What to do</th>
            </tr>
          </thead>
          <tbody>
            {some.map((finding, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may be wrong twice
              <FindingRow key={index} finding={finding} />
            ))}
          </tbody>
        </table>
      ))}
    </>
  );
}

function FindingRow({ finding }: { finding: CaseFinding }): ReactElement {
  const { severity, code, message, path, place } = finding;
  const Icon = severity === 'error' ? CircleX : TriangleAlert;
  return (
    <tr>
      <td>
        <Pill kind={severity === 'error' ? 'ceiling' : 'warning'}>
          <Icon size={12} aria-hidden="true" /> {severity}
        </Pill>
      </td>
      <td className="finding-place">
        {place && `${place.line}:${place.column}`} {path !== undefined && <code>{path}</code>}
      </td>
      <td>
        <code>{code}</code>
        <span className="finding-words">{message}</span>
      </td>
      <td>{whatToDo(finding)}</td>
    </tr>
  );
}

function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
