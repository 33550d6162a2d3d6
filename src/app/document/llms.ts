/** `llms.txt`: a short guide to the site for language models (llmstxt.org). */
import { categories } from '../../catalogue/categories.ts';
import { calculatorPath } from '../../catalogue/entry.ts';
import type { PageFacts } from '../../site/page-record.ts';
import type { SiteFacts } from './site-facts.ts';

/** A heading with the test that selects its pages. */
interface Section {
  readonly title: string;
  readonly holds: (path: string) => boolean;
}

/** A page goes into the first section that matches. */
const SECTIONS: readonly Section[] = [
  ...categories.map(({ id, label, hubPath }) => ({
    title: label,
    holds: (path: string) => path === hubPath || path.startsWith(`${calculatorPath(id)}/`),
  })),
  { title: 'Blog', holds: (path) => `${path}/`.startsWith('/blog/') },
  { title: 'O site', holds: () => true },
];

const HOW_IT_WORKS = [
  'Cada página de calculadora traz o formulário, a explicação da conta com um exemplo conferido, perguntas frequentes e as fontes, com o dia em que foram conferidas.',
  'A conta é feita no navegador e precisa de JavaScript; as explicações podem ser lidas sem ele.',
  'Um endereço pode trazer os valores depois de #, com os nomes dos campos do formulário (`#campo=valor&outro=valor`): a página abre com o resultado calculado.',
  'Valores em reais são arredondados ao centavo; taxas são em porcentagem; datas são escritas como AAAA-MM-DD nos endereços e dd/mm/aaaa na tela.',
  'Os resultados são estimativas e não substituem a orientação de um profissional.',
];

/** Removes control characters and line breaks, with which a title could forge lines. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

function pageLine({ title, path, description }: PageFacts, origin: string): string {
  return `- [${oneLine(title)}](${origin}${path}): ${oneLine(description)}`;
}

/** Writes the guide to the given pages. */
export function llmsTxt(site: Pick<SiteFacts, 'name' | 'origin'>, pages: readonly PageFacts[]): string {
  const [home, ...others] = pages.toSorted((a, b) => Number(b.path === '/') - Number(a.path === '/'));
  const sectionOf = ({ path }: PageFacts) => SECTIONS.find(({ holds }) => holds(path));
  return [
    `# ${oneLine(site.name)}`,
    '',
    `> ${oneLine(home?.description ?? '')}`,
    '',
    ...HOW_IT_WORKS.map((line) => `- ${line}`),
    ...SECTIONS.flatMap((section) => {
      const lines = others
        .filter((page) => sectionOf(page) === section)
        .map((page) => pageLine(page, site.origin));
      return lines.length === 0 ? [] : ['', `## ${section.title}`, '', ...lines];
    }),
    '',
  ].join('\n');
}
