import { ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactElement } from 'react';
import { CommandButton } from '../../../ui/CommandButton.tsx';
import { CommandContextMenu } from '../../../ui/CommandContextMenu.tsx';
import { CountsRow } from './CountsRow.tsx';
import { DifferenceRow } from './DifferenceRow.tsx';
import { FuelButtons } from './FuelButtons.tsx';
import { FuelRow } from './FuelRow.tsx';
import { GradedMarks } from './GradedMarks.tsx';
import { NoteMarks } from './NoteMarks.tsx';
import { Overview } from './Overview.tsx';
import { ReachRow } from './ReachRow.tsx';
import { RowNames } from './RowNames.tsx';
import { RowWords } from './RowWords.tsx';
import { Strip } from './Strip.tsx';
import { useCounts } from './use-counts.ts';
import { useFuel } from './use-fuel.ts';
import { useKnown } from './use-known.ts';
import { useShownTicks } from './use-shown-ticks.ts';
import { WorkRow } from './WorkRow.tsx';

/** What is known of the run over its ticks, and what of it can be had; all rows share one scale, which zooms. */
export function Timeline(): ReactElement {
  const { run, shown } = useShownTicks();
  const known = useKnown(run);
  const fuel = useFuel();
  const counts = useCounts();
  const isMeasured = typeof fuel === 'object' && 'points' in fuel;
  return (
    <div className="timeline">
      <RowNames run={run} />
      <CommandContextMenu name="timeline">
        <div className="strip-box">
          <Strip run={run} shown={shown}>
            <DifferenceRow known={known} shown={shown} />
            {counts && <CountsRow counts={counts} shown={shown} />}
            {!counts && isMeasured && <FuelRow series={fuel} run={run} shown={shown} />}
            {!counts && !isMeasured && <div className="fuel-row fuel-unknown" />}
            <ReachRow shown={shown} />
          </Strip>
          <RowWords known={known} fuel={fuel} run={run} counts={counts}>
            {!counts && <FuelButtons fuel={fuel} />}
          </RowWords>
          <GradedMarks shown={shown} />
          <NoteMarks shown={shown} />
        </div>
      </CommandContextMenu>
      <Overview run={run} shown={shown} />
      <div className="timeline-foot">
        <WorkRow />
        <CommandButton id="timeline-out" className="icon-button icon-small">
          <ZoomOut size={14} aria-hidden="true" />
        </CommandButton>
        <CommandButton id="timeline-in" className="icon-button icon-small">
          <ZoomIn size={14} aria-hidden="true" />
        </CommandButton>
        <CommandButton id="timeline-whole" className="text-button icon-small" worded>
          Whole run
        </CommandButton>
      </div>
    </div>
  );
}
