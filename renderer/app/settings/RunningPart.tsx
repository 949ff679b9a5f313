import type { ReactElement } from 'react';
import { useStore } from 'zustand';
import { useAppState } from '../../state/app-state.ts';
import { changeSettings, type SettingsState } from '../../state/settings.ts';
import { FigureField } from './FigureField.tsx';
import { Setting } from './Setting.tsx';

const all = (state: SettingsState): SettingsState => state;

/** What an engine may take of this machine. */
export function RunningPart(): ReactElement {
  const { settings } = useAppState();
  const { jobs, timeLimitSeconds, memoryMebibytes } = useStore(settings, all);
  return (
    <>
      <Setting
        name="Runners side by side"
        words="Each runs one case in a process of its own; 0 is one a core. Fuel is the same however many there are."
      >
        {(ids) => (
          <FigureField
            {...ids}
            setting="jobs"
            unit="runners"
            value={jobs}
            onChange={(value) => changeSettings(settings, { jobs: value })}
          />
        )}
      </Setting>
      <Setting
        name="Time limit of a case"
        words="An engine that takes longer when it is graded is ended; the harness has no such limit, so this is not a verdict of the benchmark."
      >
        {(ids) => (
          <FigureField
            {...ids}
            setting="timeLimitSeconds"
            unit="seconds"
            value={timeLimitSeconds}
            onChange={(value) => changeSettings(settings, { timeLimitSeconds: value })}
          />
        )}
      </Setting>
      <Setting
        name="Memory of a runner"
        words="A runner that takes more is ended. What a case allows its engine stays as the case says."
      >
        {(ids) => (
          <FigureField
            {...ids}
            setting="memoryMebibytes"
            unit="MiB"
            value={memoryMebibytes}
            onChange={(value) => changeSettings(settings, { memoryMebibytes: value })}
          />
        )}
      </Setting>
      <p className="quiet">They hold for what is started from now on.</p>
    </>
  );
}
