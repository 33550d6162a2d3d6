/** Laws of the income tax withheld from pay, in a file of their own so that payroll pages load no other tax laws. */

const CHECKED_ON = '2026-11-20';

/* @__NO_SIDE_EFFECTS__ */
function source(label: string, url: string) {
  return { label, url, checkedOn: CHECKED_ON };
}

/* @__NO_SIDE_EFFECTS__ */
function law(label: string, path: string) {
  return source(label, `https://www.planalto.gov.br/ccivil_03/${path}`);
}

export const LEI_DO_IMPOSTO_DE_RENDA = law('Lei nº 9.250/1995, arts. 8º, 10 e 11', 'leis/l9250.htm');
export const LEI_DA_RETENCAO = law(
  'Lei nº 9.250/1995, arts. 3º-A e 4º (imposto de renda na fonte)',
  'leis/l9250.htm',
);
export const REGULAMENTO_DO_IR = law(
  'Decreto nº 9.580/2018, art. 682 (imposto de renda sobre as férias)',
  '_ato2015-2018/2018/decreto/d9580.htm',
);
export const SOLUCAO_DO_ABONO = source(
  'Solução de Consulta Cosit nº 209/2021 (abono de férias e o seu terço)',
  'https://merten.adv.br/2021/12/30/irrf-abono-pecuniario-de-ferias-adicional-constitucional-de-ferias-terco-constitucional/',
);
export const LEI_DA_DISPENSA_DE_RETENCAO = law(
  'Lei nº 9.430/1996, art. 67 (imposto na fonte de até R$ 10,00)',
  'leis/l9430.htm',
);
export const LEI_DO_PRO_LABORE = law(
  'Lei nº 8.212/1991, arts. 21 e 30, § 4º (INSS do pró-labore)',
  'leis/l8212cons.htm',
);
export const LEI_DOS_DIVIDENDOS = law(
  'Lei nº 9.250/1995, art. 6º-A, incluído pela Lei nº 15.270/2025 (imposto na fonte sobre lucros)',
  'leis/l9250.htm',
);
