import { type ReactElement, useState } from 'react';
import type { FoldRules } from '../../../shared/grading/ranking/model-identity.ts';
import { useAppState } from '../../state/app-state.ts';
import { readable } from '../../ui/numbers.ts';
import { caseKey, type ShownField } from './field-view.ts';

/** Which case is ranked, and under which names models count as one. */
export function FieldChoices({
  name,
  shown,
  fold,
}: {
  name: string;
  shown: ShownField;
  fold: FoldRules;
}): ReactElement {
  const { field } = useAppState();
  const { cases, of } = shown;
  return (
    <section className="field-choices" aria-label="What is ranked">
      <h2>{name}</h2>
      <label>
        Case
        <select
          aria-label="Ranked case"
          value={of && caseKey(of)}
          onChange={(event) => {
            const chosen = cases.find((one) => caseKey(one.of) === event.target.value);
            field.setState({ of: chosen?.of });
          }}
        >
          {cases.map((one) => (
            <option key={caseKey(one.of)} value={caseKey(one.of)}>
              {caseKey(one.of)} ({readable(one.runs)})
            </option>
          ))}
        </select>
      </label>
      <WordList
        label="Prefixes that do not count"
        words={fold.prefixes}
        onChange={(prefixes) => field.setState({ fold: { ...fold, prefixes } })}
      />
      <WordList
        label="Suffixes that do not count"
        words={fold.suffixes}
        onChange={(suffixes) => field.setState({ fold: { ...fold, suffixes } })}
      />
    </section>
  );
}

/** Words with spaces between them; they count once the field is left or Enter is pressed. */
function WordList({
  label,
  words,
  onChange,
}: {
  label: string;
  words: readonly string[];
  onChange: (words: readonly string[]) => void;
}): ReactElement {
  const [typed, setTyped] = useState<string>();
  const submit = (): void => {
    if (typed !== undefined) onChange(typed.split(/[\s,]+/).filter((word) => word !== ''));
    setTyped(undefined);
  };
  return (
    <label>
      {label}
      <input
        value={typed ?? words.join(' ')}
        spellCheck={false}
        autoComplete="off"
        onChange={(event) => setTyped(event.target.value)}
        onBlur={submit}
        onKeyDown={(event) => event.key === 'Enter' && submit()}
      />
    </label>
  );
}
