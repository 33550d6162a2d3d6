/** A fictitious catalogue for tests of the search, independent of the site's own. */
import type { CatalogueEntry } from '../../catalogue/entry.ts';

/** Creates an entry of a category, with the fields that a test needs. */
export function inventedEntry(id: string, parts: Partial<CatalogueEntry> = {}): CatalogueEntry {
  const [category = ''] = id.split('/');
  return {
    id,
    name: id,
    title: id,
    description: '',
    keywords: [],
    icon: 'x',
    popular: false,
    listedIn: [category],
    ...parts,
  };
}

/** Entries whose names, keywords and descriptions share words, as on a real site. */
export const inventedEntries: readonly CatalogueEntry[] = [
  inventedEntry('trabalhista/ferias', {
    name: 'Férias',
    title: 'Calculadora de férias',
    description: 'O valor das férias com o terço do salário.',
    keywords: ['abono', 'descanso', 'terço'],
  }),
  inventedEntry('trabalhista/decimo', {
    name: '13º salário',
    description: 'As duas parcelas, com INSS e imposto.',
    keywords: ['décimo terceiro', 'gratificação'],
  }),
  inventedEntry('trabalhista/rescisao', {
    name: 'Rescisão trabalhista',
    title: 'Calculadora de rescisão trabalhista',
    description: 'Saldo de salário, férias, 13º e FGTS de quem sai do emprego.',
    keywords: ['demissão', 'acerto'],
  }),
  inventedEntry('trabalhista/inss', {
    name: 'INSS',
    description: 'O desconto do salário, faixa por faixa.',
    keywords: ['contribuição', 'previdência social'],
  }),
  inventedEntry('trabalhista/extras', {
    name: 'Horas extras',
    description: 'Horas normais, noturnas e de domingo.',
    keywords: ['adicional noturno'],
  }),
  inventedEntry('financeira/compostos', {
    name: 'Juros compostos',
    description: 'Quanto rende um valor, mês a mês.',
    keywords: ['rendimento', 'aplicação'],
    popular: true,
  }),
  inventedEntry('financeira/emprestimo', {
    name: 'Empréstimo',
    description: 'Parcelas e juros de um empréstimo.',
    keywords: ['juros', 'dívida'],
  }),
  inventedEntry('financiamento/imovel', {
    name: 'Financiamento imobiliário',
    description: 'Parcelas da casa.',
    keywords: ['casa própria', 'imóvel'],
    listedIn: ['financiamento', 'financeira'],
  }),
  inventedEntry('impostos/renda', {
    name: 'Imposto de renda',
    description: 'O imposto da declaração do ano.',
    keywords: ['irpf', 'leão', 'salário'],
  }),
  inventedEntry('saude/massa', {
    name: 'IMC',
    title: 'Calculadora de índice de massa corporal',
    description: 'O índice e o peso saudável para a altura.',
    keywords: ['peso ideal', 'obesidade'],
  }),
  inventedEntry('educacional/bhaskara', {
    name: 'Bhaskara',
    description: 'As raízes, passo a passo.',
    keywords: ['segundo grau', '2º grau', 'delta'],
  }),
  inventedEntry('educacional/porcentagem', {
    name: 'Porcentagem',
    description: 'Descontos, acréscimos e variações.',
    keywords: ['por cento'],
  }),
];
