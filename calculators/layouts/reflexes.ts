/** What the calculators of pay beside the salary call what it adds elsewhere, alike. */

/** The 13th salary, the vacation and the FGTS, as parts of a composition. */
export const reflexParts = [
  { label: '13º salário', value: 'reflexo13' },
  { label: 'Férias', value: 'reflexoFerias' },
  { label: 'FGTS', value: 'reflexoFgts' },
] as const;

/** Figures of pay by the hour that is the same every month: the rest days first, for they enter the others. */
export function hourlyReflexFigures<const Title extends string>(title: Title) {
  return {
    kind: 'figures',
    title,
    items: [
      { value: 'reflexoDsr', label: 'No descanso semanal' },
      { value: 'reflexo13', label: 'No 13º salário' },
      { value: 'reflexoFerias', label: 'Nas férias' },
      { value: 'reflexoFgts', label: 'No FGTS' },
      'totalComReflexos',
    ],
  } as const;
}
