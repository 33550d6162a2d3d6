/** Labour laws behind the formulas, as sources for the definitions that apply them. */

const CHECKED_ON = '2026-11-20';

// The annotation drops from a page the laws that it does not name.
/* @__NO_SIDE_EFFECTS__ */
function law(label: string, path: string) {
  return { label, url: `https://www.planalto.gov.br/ccivil_03/${path}`, checkedOn: CHECKED_ON };
}

export const CONSTITUICAO = law('Constituição Federal, art. 7º', 'constituicao/constituicao.htm');
export const CLT = law('CLT (Decreto-Lei nº 5.452/1943)', 'decreto-lei/del5452.htm');
export const LEI_DO_DECIMO_TERCEIRO = law('Lei nº 4.090/1962 (13º salário)', 'leis/l4090.htm');
export const LEI_DO_PAGAMENTO_DO_13 = law('Lei nº 4.749/1965 (pagamento do 13º)', 'leis/l4749.htm');
export const LEI_DO_FGTS = law('Lei nº 8.036/1990 (FGTS)', 'leis/l8036consol.htm');
export const LEI_DO_SAQUE_ANIVERSARIO = law(
  'Lei 8.036/1990, arts. 20-A a 20-D (saque-aniversário do FGTS)',
  'leis/l8036consol.htm',
);
export const DECRETO_DO_FGTS = {
  ...law('Decreto nº 99.684/1990, art. 9º, § 1º (base da multa do FGTS)', 'decreto/D99684.htm'),
  checkedOn: '2026-11-25',
};
export const LEI_DO_AVISO_PREVIO = law(
  'Lei nº 12.506/2011 (aviso prévio)',
  '_ato2011-2014/2011/lei/l12506.htm',
);
export const LEI_DA_DATA_BASE = law('Lei nº 7.238/1984, art. 9º (data-base)', 'leis/1980-1988/l7238.htm');
export const LEI_DO_DESCANSO_SEMANAL = law('Lei nº 605/1949 (domingos e feriados)', 'leis/l0605.htm');
export const LEI_DO_CUSTEIO = law('Lei nº 8.212/1991, arts. 20 e 28', 'leis/l8212cons.htm');
export const REFORMA_DA_PREVIDENCIA = law(
  'Emenda Constitucional nº 103/2019, art. 28',
  'constituicao/emendas/emc/emc103.htm',
);
export const LEI_DO_SALARIO_FAMILIA = law(
  'Lei nº 8.213/1991, arts. 65 e 66 (salário-família)',
  'leis/l8213cons.htm',
);
export const LEI_DO_VALE_TRANSPORTE = law('Lei nº 7.418/1985, art. 4º (vale-transporte)', 'leis/l7418.htm');
export const LEI_DO_SEGURO_DESEMPREGO = law(
  'Lei nº 7.998/1990, arts. 3º a 5º (seguro-desemprego)',
  'leis/l7998.htm',
);
/** The law, with the resolution that adjusts its limits by the INPC each January. */
export const NORMA_DO_SEGURO_DESEMPREGO = law(
  'Lei nº 7.998/1990, art. 5º, e Resolução CODEFAT nº 957/2022 (faixas do seguro-desemprego)',
  'leis/l7998.htm',
);
export const LEI_DO_TRABALHO_RURAL = law('Lei nº 5.889/1973, art. 7º (trabalho rural)', 'leis/l5889.htm');
