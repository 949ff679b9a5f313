import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import type { CaseAnswer, RenderedVariant } from '../../../shared/api/case-answers.ts';
import { useAppState } from '../../state/app-state.ts';
import type { LibraryState } from '../../state/library.ts';
import { RenderedText } from './RenderedText.tsx';
import { SeededFiles } from './SeededFiles.tsx';

const controlsOf = ({ controls }: LibraryState): LibraryState['controls'] => controls;

/** What a run of a variant starts with: the prompt and specs as they are rendered for it, and all seeded files. */
export function VariantSection({ onCase, answer }: { onCase: string; answer: CaseAnswer }): ReactElement {
  const { library } = useAppState();
  const controls = useStore(library, controlsOf);
  const { variant, variants } = answer;
  return (
    <section aria-label="What a run starts with">
      <div className="case-heading">
        <h2 className="results-heading">What a run starts with</h2>
        {variant && (
          <label className="variant-choice">
            <span aria-hidden="true">Variant</span>
            <select
              aria-label="Variant"
              value={variant.slug}
              onChange={(event) => controls?.readCase(onCase, event.target.value)}
            >
              {variants.map((slug) => (
                <option key={slug} value={slug}>
                  {slug}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      {variant ? (
        <Rendered variant={variant} />
      ) : (
        <p className="quiet">No variant of this case can be read; the findings say why.</p>
      )}
    </section>
  );
}

function Rendered({ variant }: { variant: RenderedVariant }): ReactElement {
  const { name, description, prompt, files } = variant;
  const templates = files.filter(({ template }) => template);
  return (
    <div className="case-variant">
      <p className="quiet">
        {name}
        {description !== null && `: ${description}`}
      </p>
      <RenderedText name="Prompt" text={prompt} open />
      {templates.map(({ dest, text }) => (
        <RenderedText key={dest} name={dest} text={text} />
      ))}
      <SeededFiles files={files} />
    </div>
  );
}
