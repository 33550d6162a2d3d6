/** Laws of the calendar: counting of days, and national holidays. */

const CHECKED_ON = '2026-11-21';

/* @__NO_SIDE_EFFECTS__ */
function law(label: string, path: string) {
  return { label, url: `https://www.planalto.gov.br/ccivil_03/${path}`, checkedOn: CHECKED_ON };
}

/** Counting of terms in civil law. */
export const LEI_DOS_PRAZOS = law(
  'Código Civil (Lei nº 10.406/2002), art. 132: contagem de prazos em dias, meses e anos',
  'leis/2002/l10406compilada.htm',
);

/** National holidays, as amended in 2002. */
export const LEI_DOS_FERIADOS = law(
  'Lei nº 662/1949, art. 1º, na redação da Lei nº 10.607/2002 (feriados nacionais)',
  'leis/l0662.htm',
);

export const LEI_DE_APARECIDA = law('Lei nº 6.802/1980 (feriado de 12 de outubro)', 'leis/l6802.htm');

export const LEI_DA_CONSCIENCIA_NEGRA = law(
  'Lei nº 14.759/2023 (feriado de 20 de novembro)',
  '_ato2023-2026/2023/lei/l14759.htm',
);

/** State and municipal holidays; Good Friday is a municipal one. */
export const LEI_DOS_FERIADOS_LOCAIS = law(
  'Lei nº 9.093/1995 (feriados civis dos estados e religiosos dos municípios)',
  'leis/l9093.htm',
);
