/** Visitors' tasks, from the home page to the figure, with the taps and keys in docs/tarefas.md. */
import { calculateButton, expect, open, resultValue, test, type Page } from './support/site.ts';

/** A visitor with a phone. */
class Visitor {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Follows the link with a name on the page, outside header and footer. */
  async follow(name: string): Promise<void> {
    const heading = this.#page.getByRole('heading', { level: 1 });
    const before = await heading.innerText();
    await this.#page.getByRole('main').getByRole('link', { name, exact: true }).first().tap();
    // Wait for the next page, because the previous one stays until it has loaded, and may have fields with the same
    // name.
    await expect(heading).not.toHaveText(before);
  }

  /** Types into a field; a tap selects its content, which the text replaces. */
  async type(field: string, text: string): Promise<void> {
    await this.#page.locator(`form [name="${field}"]`).tap();
    await this.#page.keyboard.type(text);
  }

  choose(field: string, value: string): Promise<void> {
    return this.#page.locator(`label:has([name="${field}"][value="${value}"])`).tap();
  }

  openDetails(): Promise<void> {
    return this.#page.locator('form summary').filter({ hasText: 'Mais detalhes' }).tap();
  }

  calculate(): Promise<void> {
    return calculateButton(this.#page).tap();
  }

  unfold(section: string): Promise<void> {
    return this.#page.locator('details.result-section > summary').filter({ hasText: section }).tap();
  }
}

type Doing = (visitor: Visitor) => Promise<void>;

/** Tasks with the visitor's actions and the expected results. */
const TASKS: readonly (readonly [task: string, doing: Doing, answers: readonly string[]])[] = [
  [
    'Salário líquido de quem ganha 3.000',
    async (visitor) => {
      await visitor.follow('Quanto cai na conta?');
      await visitor.type('salarioBruto', '3000');
      await visitor.calculate();
    },
    ['salarioLiquido'],
  ],
  [
    'Férias de 20 dias, com 10 vendidos',
    async (visitor) => {
      await visitor.follow('Quanto recebo de férias?');
      await visitor.type('salary', '3000');
      await visitor.type('days', '20');
      await visitor.openDetails();
      await visitor.type('diasVendidos', '10');
      await visitor.calculate();
    },
    ['liquido'],
  ],
  [
    'Rescisão sem justa causa',
    async (visitor) => {
      await visitor.follow('Quanto recebo se sair do emprego?');
      await visitor.type('salario', '3000');
      await visitor.type('dataAdmissao', '01022023');
      await visitor.type('dataRescisao', '20082026');
      await visitor.choose('tipoRescisao', 'demissao-sem-justa-causa');
      await visitor.calculate();
    },
    ['totalLiquido'],
  ],
  [
    '13º salário do ano inteiro',
    async (visitor) => {
      await visitor.follow('Quanto vem em cada parcela?');
      await visitor.type('salary', '3000');
      await visitor.calculate();
    },
    ['valorLiquido'],
  ],
  [
    'Desconto do INSS',
    async (visitor) => {
      await visitor.follow('Trabalhista');
      await visitor.follow('INSS');
      await visitor.type('salarioBruto', '3500');
      await visitor.calculate();
    },
    ['contribuicaoINSS'],
  ],
  [
    'Imposto de renda do ano',
    async (visitor) => {
      await visitor.follow('Quanto pago de imposto de renda?');
      await visitor.type('rendimentosTributaveis', '84000');
      await visitor.calculate();
    },
    ['impostoDevido'],
  ],
  [
    'Price ou SAC',
    async (visitor) => {
      await visitor.follow('Qual a parcela da casa?');
      await visitor.type('propertyValue', '450000');
      await visitor.type('downPayment', '90000');
      await visitor.calculate();
      await visitor.unfold('Price e SAC lado a lado');
    },
    ['systems.0.totalPaid', 'systems.1.totalPaid'],
  ],
  [
    'Juros compostos com aporte mensal',
    async (visitor) => {
      await visitor.follow('Quanto rende guardar todo mês?');
      await visitor.type('rate', '12');
      await visitor.type('time', '10');
      await visitor.type('monthlyContribution', '200');
      await visitor.calculate();
    },
    ['totalValue'],
  ],
  [
    'IMC',
    async (visitor) => {
      await visitor.follow('Meu peso está bom?');
      await visitor.type('weight', '70');
      await visitor.type('height', '175');
      await visitor.calculate();
    },
    ['imc', 'classification'],
  ],
  [
    'IPVA',
    async (visitor) => {
      await visitor.follow('Impostos');
      await visitor.follow('IPVA');
      await visitor.type('valorVeiculo', '60000');
      await visitor.type('anoFabricacao', '2021');
      await visitor.calculate();
    },
    ['valorComDesconto'],
  ],
];

test('each task leads from the home page to its figure', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-22T15:00:00Z');
  await open(page, '/');
  for (const [task, doing, answers] of TASKS) {
    await test.step(task, async () => {
      await doing(new Visitor(page));
      for (const answer of answers) await expect(resultValue(page, answer)).toBeVisible();
      await page.getByRole('link', { name: 'Calculário, página inicial' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('A conta certa');
    });
  }
});
