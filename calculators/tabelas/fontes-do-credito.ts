/** Sources cited by the loan calculators. */

const CHECKED_ON = '2026-11-20';

/* @__NO_SIDE_EFFECTS__ */
function source(label: string, url: string) {
  return { label, url, checkedOn: CHECKED_ON };
}

/* @__NO_SIDE_EFFECTS__ */
function law(label: string, path: string) {
  return source(label, `https://www.planalto.gov.br/ccivil_03/${path}`);
}

/** Equal payments by the Banco Central's method. */
export const CALCULADORA_DE_PARCELAS = source(
  'Banco Central do Brasil, Calculadora do Cidadão (financiamento com prestações fixas)',
  'https://www3.bcb.gov.br/CALCIDADAO/jsp/index.jsp',
);

/** The page about the same calculator. */
export const PAGINA_DE_PARCELAS = source(
  'Banco Central: Calculadora do Cidadão (financiamento com prestações fixas)',
  'https://www.bcb.gov.br/meubc/calculadoradocidadao',
);

/** The total cost (CET) that lenders must disclose. */
export const NORMA_DO_CET = source(
  'Resolução CMN nº 4.881/2020 (Custo Efetivo Total)',
  'https://www.bcb.gov.br/estabilidadefinanceira/exibenormativo?tipo=Resolu%C3%A7%C3%A3o%20CMN&numero=4881',
);

export const LEI_DA_INFORMACAO_NO_CREDITO = law(
  'Código de Defesa do Consumidor, art. 52 (informação e quitação antecipada)',
  'leis/l8078compilado.htm',
);

export const LEI_DA_QUITACAO = law(
  'Código de Defesa do Consumidor, art. 52, § 2º (desconto dos juros na quitação antecipada)',
  'leis/l8078compilado.htm',
);

export const LEI_DO_CREDITO_IMOBILIARIO = law(
  'Lei 4.380/1964, arts. 15-A e 15-B (juros mensais no SFH; o SAC e outro sistema à escolha do cliente)',
  'leis/l4380.htm',
);

/** Insurance against death, disability and damage, compulsory for home loans. */
export const LEI_DO_SEGURO_HABITACIONAL = law(
  'Lei 11.977/2009, art. 79 (seguros de morte e invalidez e de danos ao imóvel)',
  '_ato2007-2010/2009/lei/l11977.htm',
);

export const ISENCAO_DO_CREDITO_IMOBILIARIO = law(
  'Decreto 6.306/2007, art. 9º, I (crédito habitacional isento de IOF)',
  '_ato2007-2010/2007/decreto/d6306.htm',
);

export const DECRETO_DO_IOF = law(
  'Decreto 6.306/2007 (regulamento do IOF), art. 7º',
  '_ato2007-2010/2007/decreto/d6306.htm',
);

export const LEI_DO_CONSIGNADO = law(
  'Lei 10.820/2003 (desconto de prestações em folha e em benefícios)',
  'leis/2003/l10.820.htm',
);

export const LEI_DA_MARGEM_DOS_SERVIDORES = law(
  'Lei 14.509/2022 (margem consignável de servidores federais)',
  '_ato2019-2022/2022/lei/l14509.htm',
);

export const NORMA_DA_TAXA_DOS_SERVIDORES = source(
  'Portaria MGI nº 7.588/2023 (teto de juros do consignado de servidores federais)',
  'https://www.gov.br/gestao/pt-br/assuntos/noticias',
);

export const NORMA_DA_TAXA_DOS_BENEFICIARIOS = source(
  'Resolução CNPS/MPS nº 1.368/2025 (teto de juros do consignado do INSS)',
  'https://www.gov.br/previdencia/pt-br/assuntos/conselho-nacional-de-previdencia-social',
);

export const LEI_DO_CREDITO_DO_TRABALHADOR = law(
  'Lei 15.179/2025 (consignado de empregados)',
  '_ato2023-2026/2025/lei/l15179.htm',
);

/** The Ministry of Labour's limits on anticipating the birthday withdrawals. */
export const NORMA_DA_ANTECIPACAO_DO_FGTS = source(
  'Ministério do Trabalho: regras da antecipação do saque-aniversário desde novembro de 2025',
  'https://www.gov.br/trabalho-e-emprego/pt-br/noticias-e-conteudo/2025/outubro/fgts-tera-novas-regras-para-o-saque-aniversario-a-partir-de-novembro',
);
