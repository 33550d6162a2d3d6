/** Sources cited by the calculators of savings, investments, inflation and retirement. */

const CHECKED_ON = '2026-11-20';

/* @__NO_SIDE_EFFECTS__ */
function source(label: string, url: string) {
  return { label, url, checkedOn: CHECKED_ON };
}

/* @__NO_SIDE_EFFECTS__ */
function law(label: string, path: string) {
  return source(label, `https://www.planalto.gov.br/ccivil_03/${path}`);
}

/** A page of the Banco Central's own calculator. */
function citizensCalculator(page: string) {
  return source(
    `Banco Central do Brasil, Calculadora do Cidadão (${page})`,
    'https://www3.bcb.gov.br/CALCIDADAO/jsp/index.jsp',
  );
}

export const CALCULADORA_DO_CDI = citizensCalculator('correção pelo CDI');
export const CALCULADORA_DE_INDICES = citizensCalculator('correção de valores');
export const CALCULADORA_DE_APLICACOES = citizensCalculator('aplicação com depósitos regulares');

/** The page about the same calculator. */
export const PAGINA_DE_APLICACOES = source(
  'Banco Central: Calculadora do Cidadão (aplicação com depósitos regulares)',
  'https://www.bcb.gov.br/meubc/calculadoradocidadao',
);

/** The index for debts without one in contract or law. */
export const LEI_DA_CORRECAO_MONETARIA = law(
  'Código Civil, art. 389, parágrafo único (IPCA na falta de índice combinado; Lei nº 14.905/2024)',
  'leis/2002/l10406compilada.htm',
);

export const LEI_DA_POUPANCA = law('Lei nº 8.177/1991, art. 12 (remuneração da poupança)', 'leis/l8177.htm');

export const METAS_DA_SELIC = source(
  'Banco Central do Brasil, histórico das taxas de juros fixadas pelo Copom',
  'https://www.bcb.gov.br/controleinflacao/historicotaxasjuros',
);

export const TAXAS_DA_POUPANCA = source(
  'Banco Central do Brasil, remuneração dos depósitos de poupança',
  'https://www.bcb.gov.br/pec/poupanca/poupanca.asp?frame=1',
);

export const LEI_DA_ISENCAO_DA_POUPANCA = law(
  'Lei nº 8.981/1995, art. 68, III (poupança isenta de imposto de renda)',
  'leis/l8981.htm',
);

export const LEI_DA_RENDA_FIXA = law(
  'Lei nº 11.033/2004, art. 1º (imposto sobre a renda fixa)',
  '_ato2004-2006/2004/lei/l11033.htm',
);

export const DECRETO_DO_IOF_NO_RESGATE = law(
  'Decreto nº 6.306/2007 (regulamento do IOF), art. 32 e anexo',
  '_ato2007-2010/2007/decreto/d6306.htm',
);

export const GARANTIA_DO_FGC = source(
  'Fundo Garantidor de Créditos (garantia de R$ 250 mil)',
  'https://www.fgc.org.br/',
);

export const PRECOS_AO_CONSUMIDOR = source(
  'IBGE, Índice Nacional de Preços ao Consumidor Amplo (IPCA)',
  'https://www.ibge.gov.br/estatisticas/economicas/precos-e-custos/9256-indice-nacional-de-precos-ao-consumidor-amplo.html',
);

export const PORTAL_DO_INVESTIDOR = source(
  'Portal do Investidor (Comissão de Valores Mobiliários)',
  'https://www.gov.br/investidor/pt-br',
);

export const IDADES_DA_APOSENTADORIA = law(
  'Emenda Constitucional 103/2019 (idades da aposentadoria pelo INSS)',
  'constituicao/emendas/emc/emc103.htm',
);

export const LEI_DO_RESGATE = law(
  'Lei nº 11.053/2004, arts. 1º a 3º (tabelas do imposto na previdência privada)',
  '_ato2004-2006/2004/lei/l11053.htm',
);

export const DECRETO_DA_PREVIDENCIA = law(
  'Decreto nº 12.499/2025 (IOF sobre as contribuições ao VGBL)',
  '_ato2023-2026/2025/decreto/d12499.htm',
);

export const TABUAS_DE_MORTALIDADE = source(
  'IBGE: tábuas completas de mortalidade (expectativa de vida por idade)',
  'https://www.ibge.gov.br/estatisticas/sociais/populacao/9126-tabuas-completas-de-mortalidade.html',
);
