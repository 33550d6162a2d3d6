import { Link } from 'react-router-dom';
import named from '#root/.cache/calculators/named.json' with { type: 'json' };
import { CalculatorCard } from '../../parts/calculator-card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { relatedId } from '../related-names.ts';

function RelatedCard({ name }: { readonly name: string }) {
  const id = relatedId(name);
  const entry = named.find((candidate) => candidate.id === id);
  if (entry) return <CalculatorCard entry={entry} />;
  return (
    <Link to="/" className="card flex h-full items-center gap-3 p-5 font-bold hover:border-accent">
      <Icon name="calculator" className="size-6 text-accent" />
      {name}
    </Link>
  );
}

export function RelatedCalculators({ names }: { readonly names: readonly string[] }) {
  return (
    <section aria-labelledby="calculadoras-relacionadas" className="no-print mt-14">
      <h2 id="calculadoras-relacionadas" className="mb-4 text-2xl font-bold">
        Calculadoras relacionadas
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {names.map((name) => (
          <li key={name}>
            <RelatedCard name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}
