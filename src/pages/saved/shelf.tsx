import { Link } from 'react-router-dom';
import { CalculationCard } from './calculation-card.tsx';
import { useSaved } from './store.ts';

/** Maximum number of cards: two screens of a phone. */
const MAX_SHOWN = 6;

/** Saved calculations in one row that scrolls sideways, favourites first. */
export default function Shelf() {
  const { calculations } = useSaved();
  const shown = calculations.toSorted((a, b) => Number(b.isFavourite) - Number(a.isFavourite));
  return (
    <section aria-labelledby="meus-calculos">
      <div className="mb-4 flex items-baseline justify-between gap-x-6">
        <h2 id="meus-calculos" className="text-2xl font-bold">
          Seus cálculos
        </h2>
        <Link to="/meus-calculos" className="font-semibold text-brand underline-offset-4 hover:underline">
          Ver todos
        </Link>
      </div>
      {shown.length === 0 && (
        <p className="text-muted">Os seus próximos cálculos aparecem aqui, só neste aparelho.</p>
      )}
      <ul className="-mx-1 flex gap-3 overflow-x-auto p-1 pb-3">
        {shown.slice(0, MAX_SHOWN).map((calculation) => (
          <CalculationCard
            key={calculation.id + calculation.fragment}
            calculation={calculation}
            className="h-[11.75rem] w-64 max-w-[80vw] shrink-0"
          />
        ))}
      </ul>
    </section>
  );
}
