/** The refusals of this card, and the cases that prove them. */

export const BORN_LATER = 'A data de nascimento não pode ser futura';
export const TOO_MUCH_TIME = 'O tempo de contribuição não cabe na sua idade';
export const MORE_IN_2019 = 'O tempo em 2019 não pode passar do tempo de hoje';

export const REFUSALS = [
  {
    input: { dataNascimento: '2026-11-23' },
    today: '2026-11-22',
    field: 'dataNascimento',
    message: BORN_LATER,
  },
  {
    input: { dataNascimento: '2012-11-23', anosContribuicao: 0 },
    today: '2026-11-22',
    field: 'anosContribuicao',
    message: TOO_MUCH_TIME,
  },
  {
    input: { dataNascimento: '1986-11-22', anosContribuicao: 26, mesesContribuicao: 1 },
    today: '2026-11-22',
    field: 'anosContribuicao',
    message: TOO_MUCH_TIME,
  },
  {
    input: { dataNascimento: '1970-01-01', anosContribuicao: 20, anosEm2019: 20, mesesEm2019: 1 },
    today: '2026-11-22',
    field: 'anosEm2019',
    message: MORE_IN_2019,
  },
  {
    input: { dataNascimento: '1970-01-01', mesesContribuicao: 4, mesesEm2019: 5 },
    today: '2026-11-22',
    field: 'anosEm2019',
    message: MORE_IN_2019,
  },
] as const;
