import { Download, Table } from 'lucide-react';
import { type ReactElement, type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react';
import { messageOf } from '../../shared/base/fault.ts';
import { saveFile } from '../commands/save-file.ts';
import { type ChartTable, tableCsv } from './chart-table.ts';
import { DataTable } from './DataTable.tsx';
import { pngOf, svgText } from './picture.ts';
import { CHART_FILES, type ChartFile, ChartHostContext } from './shown-charts.ts';
import { useWidth } from './use-width.ts';

/**
 * A chart with its title, its table and its ways out. The table is always there for readers of the screen, who are told
 * `says` in place of the drawing; a button shows it to all. `children` draws at the width that it is handed.
 */
export function ChartCard({
  title,
  subtitle,
  says,
  table,
  fileName,
  tools,
  legend,
  children,
}: {
  title: string;
  subtitle?: string;
  says: string;
  table: ChartTable;
  /** Of exported files, without an extension. */
  fileName: string;
  /** Buttons of the chart's own. */
  tools?: ReactNode;
  legend?: ReactNode;
  children: (width: number) => ReactNode;
}): ReactElement {
  const name = useId();
  const [tableShown, showTable] = useState(false);
  const [fault, setFault] = useState<string>();
  const [drawn, width] = useWidth<HTMLDivElement>();
  const save = async (extension: ChartFile): Promise<void> => {
    setFault(undefined);
    try {
      if (extension === 'csv') return saveFile(textFile(tableCsv(table), 'text/csv'), `${fileName}.csv`);
      const drawing = drawn.current?.querySelector('svg');
      if (!drawing) return setFault('there is no drawing yet');
      const ground = getComputedStyle(drawn.current?.closest('figure') ?? drawing).backgroundColor;
      const file =
        extension === 'svg'
          ? textFile(svgText(drawing, ground), 'image/svg+xml')
          : await pngOf(drawing, ground);
      saveFile(file, `${fileName}.${extension}`);
    } catch (error) {
      setFault(messageOf(error));
    }
  };
  const { tables, show } = useContext(ChartHostContext);
  useEffect(() => showTable(tables), [tables]);
  // The one that commands have is told once; what it saves is what is drawn by then.
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => show({ save: (as) => void latest.current(as) }), [show]);
  return (
    <figure className="chart-card" aria-labelledby={name}>
      <header className="chart-head">
        <h2 id={name}>{title}</h2>
        {subtitle && <span className="quiet">{subtitle}</span>}
        <div className="chart-tools">
          {tools}
          <button
            type="button"
            className="text-button icon-small"
            aria-pressed={tableShown}
            onClick={() => showTable(!tableShown)}
          >
            <Table size={14} aria-hidden="true" /> Table
          </button>
          {CHART_FILES.map((extension, at) => (
            <button
              key={extension}
              type="button"
              className="text-button icon-small"
              title={`Save as ${extension.toUpperCase()}`}
              onClick={() => void save(extension)}
            >
              {at === 0 && <Download size={14} aria-hidden="true" />} {extension.toUpperCase()}
            </button>
          ))}
        </div>
      </header>
      {fault && (
        <p className="notice" role="alert">
          Not saved: {fault}.
        </p>
      )}
      <div ref={drawn} className="chart-drawing" role="img" aria-label={says}>
        {width > 0 && children(width)}
      </div>
      {legend}
      {tableShown ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is moved sideways by keys
        <section className="chart-rows" aria-label={`${title}, table`} tabIndex={0}>
          <DataTable name={title} table={table} />
        </section>
      ) : (
        <div className="for-readers">
          <DataTable name={title} table={table} />
        </div>
      )}
    </figure>
  );
}

function textFile(text: string, type: string): Blob {
  return new Blob([text], { type });
}
