/** Look, icon and accessible name of a tone, for messages and verdicts. */
export const TONES = {
  info: { icon: 'info', className: 'bg-info-soft text-info', label: 'Informação', verdict: 'Informação' },
  success: {
    icon: 'circle-check',
    className: 'bg-success-soft text-success',
    label: 'Certo',
    verdict: 'Bom resultado',
  },
  warning: {
    icon: 'triangle-alert',
    className: 'bg-warning-soft text-warning',
    label: 'Atenção',
    verdict: 'Atenção',
  },
  danger: { icon: 'circle-alert', className: 'bg-danger-soft text-danger', label: 'Erro', verdict: 'Alerta' },
} as const;

export type ToneName = keyof typeof TONES;
