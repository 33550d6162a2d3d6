import type { Result } from './calculation.ts';

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const percent = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

const FIGURES: readonly [name: keyof Result, label: string, text: (value: number) => string][] = [
  ['totalValue', 'Valor final', (value) => money.format(value)],
  ['totalContributed', 'Total investido', (value) => money.format(value)],
  ['totalInterest', 'Juros ganhos', (value) => money.format(value)],
  ['roi', 'Rentabilidade', (value) => `${percent.format(value)}%`],
];

/** The result as text. */
export function Results({ result }: { readonly result: Result | undefined }) {
  return (
    <section aria-label="Resultado">
      <h2>Resultado</h2>
      {result ? (
        <dl aria-live="polite">
          {FIGURES.map(([name, label, text]) => (
            <div key={name}>
              <dt>{label}</dt>
              <dd data-result={name}>{text(result[name])}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>Preencha os campos e pressione Calcular. O resultado aparece aqui.</p>
      )}
    </section>
  );
}
