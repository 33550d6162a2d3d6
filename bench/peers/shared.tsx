/** Common parts of all peers: the fields, the calculation, the result and the page around the form. */
import { StrictMode, useCallback, useState, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import './style.css';

export type Name = 'principal' | 'rate' | 'time' | 'monthlyContribution';

/** Inputs: reais, percent a year, years, reais a month; blank fields are missing. */
export type Data = Partial<Record<Name, number>>;

export interface Field {
  readonly name: Name;
  readonly title: string;
  /** Message for a blank field; without one the field is optional. */
  readonly missing?: string;
  readonly negative: string;
}

const NEGATIVE = 'Digite um valor que não seja negativo';
const RATE = { missing: 'Informe a taxa de juros', negative: 'A taxa não pode ser negativa' };
const TIME = { missing: 'Informe o prazo', negative: 'O prazo não pode ser negativo' };

/** Fields in order, with the texts of the Calculário page. */
export const FIELDS: readonly Field[] = [
  { name: 'principal', title: 'Valor inicial', negative: NEGATIVE },
  { name: 'rate', title: 'Taxa de juros', ...RATE },
  { name: 'time', title: 'Prazo', ...TIME },
  { name: 'monthlyContribution', title: 'Aporte mensal', negative: NEGATIVE },
];

/** JSON Schema of the fields, for the libraries that need one. */
export const SCHEMA = {
  type: 'object' as const,
  required: FIELDS.filter(({ missing }) => missing !== undefined).map(({ name }) => name),
  properties: Object.fromEntries(
    FIELDS.map(({ name, title }) => [name, { type: 'number' as const, title, minimum: 0 }]),
  ),
};

/** Message of a refusal, by the keyword of the schema (`required`) and the name of the field. */
export function refusal(keyword: string | undefined, name: string): string | undefined {
  const field = FIELDS.find((one) => one.name === name);
  return keyword === 'required' ? field?.missing : field?.negative;
}

const cents = (reais: number) => Math.round(reais * 100) / 100;

/** Calculates compound interest at a twelfth of the yearly rate a month, with a deposit at the end of each month. */
function calculate({ principal = 0, rate = 0, time = 0, monthlyContribution = 0 }: Data) {
  const monthly = rate / 1200;
  const months = time * 12;
  const growth = (1 + monthly) ** months;
  const deposits = monthly === 0 ? months : (growth - 1) / monthly;
  const totalValue = cents(principal * growth + monthlyContribution * deposits);
  const totalContributed = cents(principal + monthlyContribution * months);
  const totalInterest = cents(totalValue - totalContributed);
  const roi = totalContributed === 0 ? 0 : (totalInterest / totalContributed) * 100;
  return { totalValue, totalContributed, totalInterest, roi };
}

type Result = ReturnType<typeof calculate>;

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });
const percent = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 2 });

const FIGURES: readonly [name: keyof Result, label: string, text: (value: number) => string][] = [
  ['totalValue', 'Valor final', (value) => money.format(value)],
  ['totalContributed', 'Total investido', (value) => money.format(value)],
  ['totalInterest', 'Juros ganhos', (value) => money.format(value)],
  ['roi', 'Rentabilidade', (value) => `${percent.format(value)}%`],
];

/** Called with the valid inputs. */
export interface FormProps {
  readonly onData: (data: Data) => void;
}

/** Renders the page of a peer. */
export function start(Form: ComponentType<FormProps>): void {
  function App() {
    const [result, setResult] = useState<Result>();
    return (
      <main>
        <h1>Calculadora de juros compostos</h1>
        <Form onData={useCallback((data: Data) => setResult(calculate(data)), [])} />
        <section aria-label="Resultado">
          <h2>Resultado</h2>
          {!result && <p>Preencha os campos e pressione Calcular. O resultado aparece aqui.</p>}
          {result && (
            <dl aria-live="polite">
              {FIGURES.map(([name, label, text]) => (
                <div key={name}>
                  <dt>{label}</dt>
                  <dd data-result={name}>{text(result[name])}</dd>
                </div>
              ))}
            </dl>
          )}
        </section>
      </main>
    );
  }
  const root = document.getElementById('root');
  if (!root) throw new Error('The page lacks the element #root.');
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
