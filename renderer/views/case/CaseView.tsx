import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { FaultNotice } from '../../errors/FaultNotice.tsx';
import { useAppState } from '../../state/app-state.ts';
import type { LibraryState } from '../../state/library.ts';
import { ViewTabs } from '../ViewTabs.tsx';
import { BuildCommands } from './BuildCommands.tsx';
import { CaseFacts } from './CaseFacts.tsx';
import { CaseInputs } from './CaseInputs.tsx';
import { Findings } from './Findings.tsx';
import { useCase, useReading } from './use-case.ts';
import { VariantSection } from './VariantSection.tsx';

const controlsOf = ({ controls }: LibraryState): LibraryState['controls'] => controls;

/** What a case asks for: its limits and inputs, what a run of a variant starts with, and all that is wrong with it. */
export function CaseView(): ReactElement {
  const shown = useCase();
  useReading(shown?.item.id);
  const { item, known } = shown ?? {};
  const answer = known?.answer;
  const controls = useStore(useAppState().library, controlsOf);
  return (
    <main className="case-view" aria-label={item ? `Case: ${item.name}` : 'Case'}>
      <h1 className="for-readers">Case</h1>
      <div className="tab-row">
        <ViewTabs />
      </div>
      <div className="case-main">
        {item === undefined && <NoCase />}
        {known?.fault !== undefined && (
          <FaultNotice
            fault={known.fault}
            title="The case was not read"
            retry={{ label: 'Read it again', run: () => controls?.readCase(item?.id ?? '') }}
          />
        )}
        {item !== undefined && answer === undefined && known?.fault === undefined && (
          <p className="appears-late" role="status">
            reading the case
          </p>
        )}
        {answer && <CaseFacts answer={answer} />}
        {item && known && <Findings onCase={item.id} known={known} />}
        {answer && <CaseInputs cases={answer.cases} fuelLimit={answer.fuelLimit} />}
        {answer && <BuildCommands answer={answer} />}
        {item && answer && <VariantSection onCase={item.id} answer={answer} />}
      </div>
    </main>
  );
}

function NoCase(): ReactElement {
  return (
    <section className="empty-selection">
      <h2>No case is open</h2>
      <p className="quiet">
        What is open belongs to no case of the library. Open a case folder, and choose one of its inputs.
      </p>
    </section>
  );
}
