import { ArrowLeft, ArrowRight, Check, X } from 'lucide-react';
import type { ReactElement } from 'react';
import { useAppState } from '../../state/app-state.ts';
import { endTour, goToStep, pressStep } from '../../state/tour.ts';
import { TOUR } from './tour-steps.ts';
import { useStep } from './use-steps.ts';

/** The tour, above the view that it leads through: what to do now, the button that does it, and the way to the next step. */
export function TourBar(): ReactElement | null {
  const app = useAppState();
  const shown = useStep();
  if (shown === undefined) return null;
  const { step, at, done } = shown;
  const last = at === TOUR.length - 1;
  return (
    <section className="tour" aria-label="Tour" data-step={step.id} data-done={done}>
      <span className="tour-count quiet">
        {at + 1} of {TOUR.length}
      </span>
      <div className="tour-words" aria-live="polite">
        <h2>
          {done && <Check size={16} aria-label="Done:" />} {step.title}
        </h2>
        <p>{step.words}</p>
      </div>
      <button
        type="button"
        className={done ? 'button' : 'button button-main'}
        onClick={() => {
          pressStep(app.tour, step.id);
          step.run(app);
        }}
      >
        {step.button}
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label="Step before"
        title="Step before"
        disabled={at === 0}
        onClick={() => goToStep(app.tour, at - 1)}
      >
        <ArrowLeft size={16} aria-hidden="true" />
      </button>
      <button
        type="button"
        className={done ? 'button button-main' : 'button'}
        onClick={() => (last ? endTour(app.tour) : goToStep(app.tour, at + 1))}
      >
        {last ? 'Finish' : 'Next'} <ArrowRight size={16} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label="End the tour"
        title="End the tour"
        onClick={() => endTour(app.tour)}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </section>
  );
}
