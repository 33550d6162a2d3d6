import { useState, type RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Caption } from '../../../downloads/export-chart.ts';

interface SaveChartProps {
  readonly caption: Caption;
  readonly picture: RefObject<SVGSVGElement | null>;
}

/** Saves the chart as PNG for pages and slides, or as SVG for any size. */
export function SaveChart({ caption, picture }: SaveChartProps) {
  const [message, setMessage] = useState('');
  const save = async (format: 'png' | 'svg') => {
    setMessage('');
    try {
      const { exportChart } = await import('../../../downloads/export-chart.ts');
      if (picture.current) await exportChart(picture.current, caption, format);
    } catch {
      setMessage('Não foi possível salvar o gráfico. Verifique a conexão e tente de novo.');
    }
  };
  return (
    <div className="no-print -mx-1 flex sm:-mx-3 flex-wrap items-center">
      {(['png', 'svg'] as const).map((format) => (
        <Button key={format} variant="quiet" size="compact" onClick={() => void save(format)}>
          <Icon name="download" className="size-4" />
          <span>
            Salvar<span className="sr-only"> o gráfico</span> em {format.toUpperCase()}
          </span>
        </Button>
      ))}
      <p role="status" className="w-full px-1 text-sm text-danger sm:px-3 empty:absolute">
        {message}
      </p>
    </div>
  );
}
