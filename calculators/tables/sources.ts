/** Sources that several definitions cite, besides the labour laws and those of the dated tables. */

const CHECKED_ON = '2026-11-20';

function source(label: string, url: string) {
  return { label, url, checkedOn: CHECKED_ON };
}

const PLANALTO = 'https://www.planalto.gov.br/ccivil_03/leis';

export const SAVINGS_ACCOUNT_LAW = source(
  'Lei nº 8.177/1991, art. 12 (remuneração da poupança)',
  `${PLANALTO}/l8177.htm`,
);
