import type { ReactElement } from 'react';
import type { FaultAnswer } from '../../shared/api/answers.ts';
import { explain } from './explain.ts';
import { WaysOn } from './WaysOn.tsx';

/** A fault where something else would stand: what could not be done, why, what is known of it, and the ways on. */
export function FaultNotice({
  fault,
  title,
  name,
  retry,
  close,
}: {
  fault: FaultAnswer;
  /** What could not be done; the cause's own title where nothing is said. */
  title?: string;
  /** Of the file or thing that it is about. */
  name?: string;
  retry?: { readonly label: string; readonly run: () => void };
  close?: () => void;
}): ReactElement {
  const { cause, title: why, what, facts, advice, ways } = explain(fault);
  return (
    <section
      className="notice fault"
      role="alert"
      data-fault={fault.code}
      data-cause={cause}
      data-refused={name}
    >
      <h2>{title ?? why}</h2>
      {title && <p className="fault-why">{why}</p>}
      {(name !== undefined || what !== `${why}.`) && (
        <p className="fault-what">
          {name && <strong>{name}: </strong>}
          {what}
        </p>
      )}
      {facts.length > 0 && (
        <dl className="fault-facts">
          {facts.map(([fact, value]) => (
            <div key={fact}>
              <dt>{fact}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p>{advice}</p>
      <WaysOn ways={ways} fault={fault} {...(retry && { retry })} {...(close && { close })} />
    </section>
  );
}
