/** Tax laws behind the formulas, as sources for the definitions that apply them. */

const CHECKED_ON = '2026-11-20';

/* @__NO_SIDE_EFFECTS__ */
function source(label: string, url: string) {
  return { label, url, checkedOn: CHECKED_ON };
}

/* @__NO_SIDE_EFFECTS__ */
function law(label: string, path: string) {
  return source(label, `https://www.planalto.gov.br/ccivil_03/${path}`);
}

const COMPLEMENTARY_LAW_123 = 'leis/lcp/lcp123.htm';
const CONSTITUTION_PATH = 'constituicao/constituicaocompilado.htm';
const TAX_CODE_PATH = 'leis/l5172compilado.htm';

export const LEI_DO_SIMPLES = law(
  'Lei Complementar nº 123/2006 (Simples Nacional), arts. 3º e 18 e anexos I a V',
  COMPLEMENTARY_LAW_123,
);
export const LEI_DO_MEI = law('Lei Complementar nº 123/2006, art. 18-A (MEI)', COMPLEMENTARY_LAW_123);
export const LEI_DO_MEI_CAMINHONEIRO = law(
  'Lei Complementar nº 123/2006, art. 18-F (MEI caminhoneiro)',
  COMPLEMENTARY_LAW_123,
);
export const LEI_DA_CONTRIBUICAO_DO_MEI = law(
  'Lei nº 8.212/1991, art. 21, § 2º (contribuição de 5%)',
  'leis/l8212cons.htm',
);
export const NORMA_DO_VENCIMENTO_DO_SIMPLES = source(
  'Resolução CGSN nº 140/2018, art. 40 (vencimento do DAS)',
  'https://normas.receita.fazenda.gov.br/sijut2consulta/link.action?idAto=92278',
);
export const PORTAL_DO_SIMPLES = source(
  'Portal do Simples Nacional',
  'https://www8.receita.fazenda.gov.br/simplesnacional/',
);

export const LEI_DO_IRPJ = law('Lei nº 9.249/1995, arts. 3º, 15 e 20 (IRPJ e CSLL)', 'leis/l9249.htm');
export const LEI_DA_CSLL = law('Lei nº 7.689/1988, art. 3º (CSLL)', 'leis/l7689.htm');
export const LEI_DO_PIS = law('Lei nº 9.715/1998, art. 8º (PIS)', 'leis/l9715.htm');
export const LEI_DA_COFINS = law(
  'Lei nº 9.718/1998 (PIS e COFINS; limite do Lucro Presumido)',
  'leis/l9718.htm',
);

export const LEI_DO_PIS_NAO_CUMULATIVO = law(
  'Lei nº 10.637/2002, art. 2º (PIS não cumulativo)',
  'leis/2002/l10637.htm',
);
export const LEI_DA_COFINS_NAO_CUMULATIVA = law(
  'Lei nº 10.833/2003, art. 2º (COFINS não cumulativa)',
  'leis/2003/l10.833.htm',
);
export const LEI_DO_INSS_PATRONAL = law('Lei nº 8.212/1991, art. 22 (INSS patronal)', 'leis/l8212cons.htm');
export const LEI_DO_EMPREGADO_DO_MEI = law(
  'Lei Complementar nº 123/2006, art. 18-C (empregado do MEI)',
  COMPLEMENTARY_LAW_123,
);
export const LEI_DO_ANEXO_IV = law(
  'Lei Complementar nº 123/2006, arts. 13 e 18, § 5º-C (INSS patronal no Simples)',
  COMPLEMENTARY_LAW_123,
);
export const LEI_DO_TRABALHO_DOMESTICO = law(
  'Lei Complementar nº 150/2015 (empregado doméstico)',
  'leis/lcp/lcp150.htm',
);
export const LEI_DO_FAP = law('Lei nº 10.666/2003, art. 10 (FAP)', 'leis/2003/l10.666.htm');
export const LEI_DO_ISS = law('Lei Complementar nº 116/2003, arts. 8º e 8º-A (ISS)', 'leis/lcp/lcp116.htm');

export const LEI_DA_MULTA_CONTRATUAL = law(
  'Código de Defesa do Consumidor (Lei nº 8.078/1990), art. 52, § 1º: multa de até 2%',
  'leis/l8078compilado.htm',
);
export const LEI_DA_MULTA_DO_CONDOMINIO = law(
  'Código Civil (Lei nº 10.406/2002), art. 1.336, § 1º: multa do condomínio de até 2%',
  'leis/2002/l10406compilada.htm',
);
export const LEI_DOS_JUROS_DE_MORA = law(
  'Código Tributário Nacional (Lei nº 5.172/1966), art. 161, § 1º: juros de 1% ao mês',
  TAX_CODE_PATH,
);
export const LEI_DA_MORA_FEDERAL = law(
  'Lei nº 9.430/1996, art. 61: multa e juros dos tributos federais',
  'leis/l9430.htm',
);

export const LEI_DO_IPTU = law(
  'Código Tributário Nacional (Lei nº 5.172/1966), arts. 32 a 34 (IPTU)',
  TAX_CODE_PATH,
);
export const IPTU_NA_CONSTITUICAO = law('Constituição Federal, art. 156, I e § 1º', CONSTITUTION_PATH);
export const IPVA_NA_CONSTITUICAO = law(
  'Constituição Federal, art. 155, III e § 6º (IPVA)',
  CONSTITUTION_PATH,
);
export const EMENDA_DOS_VEICULOS_ANTIGOS = law(
  'Emenda Constitucional nº 137/2025 (veículos com vinte anos ou mais)',
  'constituicao/emendas/emc/emc137.htm',
);

export const LEI_DAS_COTAS = law('Lei nº 9.250/1995, art. 14 (cotas do imposto a pagar)', 'leis/l9250.htm');
export const LEI_DO_DARF_MINIMO = law(
  'Lei nº 9.430/1996, art. 68 (DARF de menos de R$ 10,00)',
  'leis/l9430.htm',
);
export const LEI_DO_IMPOSTO_MINIMO = law(
  'Lei nº 9.250/1995, art. 16-A, incluído pela Lei nº 15.270/2025 (tributação mínima das altas rendas)',
  'leis/l9250.htm',
);
export const LEI_DA_PREVIDENCIA_PRIVADA = law(
  'Lei nº 9.532/1997, art. 11 (limite de 12% da previdência privada)',
  'leis/l9532.htm',
);
