import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../../ui/button.tsx';
import { BOX_LABEL } from '../../../../ui/control-frame.ts';
import { Icon } from '../../../../ui/icon.tsx';
import {
  canBeKept,
  keepingRecent,
  MOST_FAVOURITES,
  MOST_RECENT,
  withCalculation,
  withoutCalculation,
} from '../../../saved/saved.ts';
import { changeSaved, useSaved } from '../../../saved/store.ts';
import { isCompared } from '../../comparison.ts';
import type { ToolProps } from '../tool.ts';
import { calculationOf, comparisonToKeep } from './calculation-of.ts';

/** Saves this result with its inputs on this device, and optionally all later results. */
export default function KeepPanel(props: ToolProps) {
  const saved = useSaved();
  const [message, setMessage] = useState('');
  const hasComparison = isCompared(props.success.data, props.comparison);
  const [isWhole, setIsWhole] = useState(true);
  const calculation = hasComparison && isWhole ? comparisonToKeep(props) : calculationOf(props, true);
  const isKept = saved.calculations.some(
    ({ id, fragment, isFavourite }) =>
      isFavourite && id === calculation.id && fragment === calculation.fragment,
  );
  const notify = (isStored: boolean, done: string) =>
    setMessage(isStored ? done : 'O navegador não deixou guardar: o armazenamento está bloqueado ou cheio.');
  const isFull = saved.calculations.filter(({ isFavourite }) => isFavourite).length >= MOST_FAVOURITES;
  const kept = isFull
    ? `Cálculo guardado. Cabem ${MOST_FAVOURITES}, e o mais antigo saiu da lista.`
    : 'Cálculo guardado neste aparelho.';
  const toggle = () => {
    const change = isKept ? withoutCalculation : withCalculation;
    const isStored = changeSaved((current) => change(current, calculation));
    notify(isStored, isKept ? 'Cálculo removido.' : kept);
  };
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        O cálculo fica só neste aparelho, com os valores informados; nada é enviado. Em um computador que
        outras pessoas usam, não guarde.
      </p>
      {hasComparison && (
        <label className={BOX_LABEL}>
          <input
            type="checkbox"
            checked={isWhole}
            className="size-5 shrink-0 accent-brand"
            onChange={({ target }) => setIsWhole(target.checked)}
          />
          Com os {props.comparison.kept.length + 1} cenários da comparação
        </label>
      )}
      {canBeKept(calculation) ? (
        <Button variant="secondary" onClick={toggle}>
          <Icon name={isKept ? 'bookmark-x' : 'bookmark-plus'} />
          {isKept ? 'Remover dos guardados' : 'Guardar este cálculo'}
        </Button>
      ) : (
        <p>São valores demais para guardar.</p>
      )}
      <label className={BOX_LABEL}>
        <input
          type="checkbox"
          checked={saved.keepsRecent}
          className="size-5 shrink-0 accent-brand"
          onChange={({ target }) => {
            const isStored = changeSaved((current) => {
              const next = keepingRecent(current, target.checked);
              return target.checked ? withCalculation(next, calculationOf(props, false)) : next;
            });
            notify(isStored, '');
          }}
        />
        Lembrar também os meus últimos {MOST_RECENT} cálculos
      </label>
      <Link to="/meus-calculos" className="font-semibold text-brand underline underline-offset-4">
        Ver os meus cálculos
      </Link>
      <p role="status" className="text-sm text-muted empty:hidden">
        {message}
      </p>
    </div>
  );
}
