import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { TickBox } from '../../../../ui/tick-box.tsx';
import {
  canBeKept,
  keepingRecent,
  MAX_FAVOURITES,
  MAX_RECENT,
  withCalculation,
  withoutCalculation,
} from '../../../saved/saved.ts';
import { changeSaved, NOT_STORED, useSaved } from '../../../saved/store.ts';
import { isCompared } from '../../comparison.ts';
import type { ToolProps } from '../tool.ts';
import { calculationOf, comparisonToKeep } from './calculation-of.ts';

/** Saves this result with its inputs on this device, and optionally all later results. */
export default function KeepPanel(props: ToolProps) {
  const saved = useSaved();
  const [message, setMessage] = useState('');
  const hasComparison = isCompared(props.success.data, props.comparison);
  const [isWhole, setIsWhole] = useState(true);
  const calculation =
    hasComparison && isWhole ? comparisonToKeep(props) : calculationOf(props, { isFavourite: true });
  const isKept = saved.calculations.some(
    ({ id, fragment, isFavourite }) =>
      isFavourite && id === calculation.id && fragment === calculation.fragment,
  );
  const notify = (isStored: boolean, done: string) => setMessage(isStored ? done : NOT_STORED);
  const isFull = saved.calculations.filter(({ isFavourite }) => isFavourite).length >= MAX_FAVOURITES;
  const kept = isFull
    ? `Cálculo guardado. Cabem ${MAX_FAVOURITES}, e o mais antigo saiu da lista.`
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
        <TickBox checked={isWhole} onChange={setIsWhole}>
          Com os {props.comparison.kept.length + 1} cenários da comparação
        </TickBox>
      )}
      {canBeKept(calculation) ? (
        <Button variant="secondary" onClick={toggle}>
          <Icon name={isKept ? 'bookmark-x' : 'bookmark-plus'} />
          {isKept ? 'Remover dos guardados' : 'Guardar este cálculo'}
        </Button>
      ) : (
        <p>São valores demais para guardar.</p>
      )}
      <TickBox
        checked={saved.keepsRecent}
        onChange={(isTicked) => {
          const isStored = changeSaved((current) => {
            const next = keepingRecent(current, isTicked);
            return isTicked ? withCalculation(next, calculationOf(props, { isFavourite: false })) : next;
          });
          notify(isStored, '');
        }}
      >
        Lembrar também os meus últimos {MAX_RECENT} cálculos
      </TickBox>
      <Link to="/meus-calculos" className="font-semibold text-brand underline underline-offset-4">
        Ver os meus cálculos
      </Link>
      <p role="status" className="text-sm text-muted empty:absolute">
        {message}
      </p>
    </div>
  );
}
