/** Seasonal questions, for periods that the law fixes for every year. */
import type { Question } from './questions.ts';

/** A period of every year; first and last day, both included, as `MM-DD`. */
export interface Season {
  readonly from: string;
  readonly to: string;
  readonly title: string;
  /** Reason for the season, in one sentence. */
  readonly why: string;
  readonly questions: readonly Question[];
  /** Source of the dates; `notedOn` is the day of this entry, not of a check against the source. */
  readonly source: { readonly label: string; readonly url: string; readonly notedOn: string };
}

const THIRTEENTH = {
  label: 'Lei 4.749/1965, arts. 1º e 2º',
  url: 'https://www.planalto.gov.br/ccivil_03/leis/l4749.htm',
  notedOn: '2026-11-22',
};

/** The seasons, which cover the year without a gap; the home page shows the one of the visitor's date. */
export const SEASONS: readonly Season[] = [
  {
    from: '01-01',
    to: '03-14',
    title: 'Tempo de IPVA e IPTU',
    why: 'Os dois impostos são do dono em 1º de janeiro e vencem no começo do ano.',
    questions: [
      { id: 'impostos/ipva', text: 'Quanto vem de IPVA?' },
      { id: 'impostos/iptu', text: 'Quanto vem de IPTU?' },
      { id: 'trabalhista/inss', text: 'E o INSS pela tabela do ano?' },
    ],
    source: {
      label: 'Lei 13.296/2008 do Estado de São Paulo, art. 3º (os outros estados têm a sua)',
      url: 'https://www.al.sp.gov.br/repositorio/legislacao/lei/2008/lei-13296-23.12.2008.html',
      notedOn: '2026-11-22',
    },
  },
  {
    from: '03-15',
    to: '05-31',
    title: 'Tempo de imposto de renda',
    why: 'Você entrega a declaração anual de março ao fim de maio; a do MEI, também até o fim de maio.',
    questions: [
      { id: 'impostos/irpf', text: 'Pago ou recebo de volta?' },
      { id: 'previdencia/pgbl-vgbl', text: 'Quanto o PGBL abate?' },
      { id: 'impostos/mei-das', text: 'E o MEI, quanto paga?' },
    ],
    source: {
      label: 'Resolução CGSN 140/2018, art. 109; o prazo do IRPF, a Receita Federal fixa a cada ano',
      url: 'https://normas.receita.fazenda.gov.br/sijut2consulta/link.action?idAto=92278',
      notedOn: '2026-11-22',
    },
  },
  {
    from: '06-01',
    to: '07-31',
    title: 'Férias de julho',
    why: 'A empresa paga as férias até dois dias antes de começarem; quem pediu em janeiro recebe junto metade do 13º.',
    questions: [
      { id: 'trabalhista/ferias', text: 'Quanto recebo de férias?' },
      { id: 'trabalhista/decimo-terceiro', text: 'E metade do 13º?' },
      { id: 'util/dias-entre-datas', text: 'Quantos dias faltam?' },
    ],
    source: {
      label: 'CLT, art. 145, e Lei 4.749/1965, art. 2º, § 2º',
      url: 'https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452.htm',
      notedOn: '2026-11-22',
    },
  },
  {
    from: '08-01',
    to: '10-31',
    title: 'Antes que o ano acabe',
    why: 'Até novembro a empresa adianta metade do 13º: um bom dinheiro para pôr as contas em dia.',
    questions: [
      { id: 'financeira/quitacao-divida', text: 'Que dívida quitar primeiro?' },
      { id: 'financeira/investimentos', text: 'Quanto rende investir?' },
      { id: 'trabalhista/decimo-terceiro', text: 'De quanto será o 13º?' },
    ],
    source: THIRTEENTH,
  },
  {
    from: '11-01',
    to: '11-30',
    title: 'É tempo de 13º',
    why: 'A primeira parcela, metade do salário sem descontos, deve ser paga até 30 de novembro.',
    questions: [
      { id: 'trabalhista/decimo-terceiro', text: 'Quanto vem em cada parcela?' },
      { id: 'financiamento/antecipacao-13', text: 'Vale antecipar no banco?' },
      { id: 'educacional/porcentagem', text: 'O desconto é de verdade?' },
    ],
    source: THIRTEENTH,
  },
  {
    from: '12-01',
    to: '12-31',
    title: 'A segunda parcela do 13º',
    why: 'Ela vem até 20 de dezembro, já com os descontos de INSS e de imposto de renda.',
    questions: [
      { id: 'trabalhista/decimo-terceiro', text: 'Quanto vem com os descontos?' },
      { id: 'trabalhista/ferias', text: 'Quanto recebo de férias?' },
      { id: 'previdencia/pgbl-vgbl', text: 'Vale pôr em PGBL até o dia 31?' },
    ],
    source: THIRTEENTH,
  },
];
