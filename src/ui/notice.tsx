import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

const TONES = {
  info: { icon: 'info', className: 'bg-info-soft text-info', label: 'Informação' },
  success: { icon: 'circle-check', className: 'bg-success-soft text-success', label: 'Certo' },
  warning: { icon: 'triangle-alert', className: 'bg-warning-soft text-warning', label: 'Atenção' },
  danger: { icon: 'circle-alert', className: 'bg-danger-soft text-danger', label: 'Erro' },
} as const;

interface NoticeProps {
  readonly tone: keyof typeof TONES;
  readonly children: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits for it. */
  readonly role?: 'alert' | 'status' | 'note';
}

/** A highlighted message; its tone is also given in visually hidden text. */
export function Notice({ tone, children, role }: NoticeProps) {
  const { icon, className, label } = TONES[tone];
  return (
    <div role={role} className={`flex items-start gap-3 rounded-xl px-4 py-3 ${className}`}>
      <Icon name={icon} className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <span className="sr-only">{label}: </span>
        {children}
      </div>
    </div>
  );
}
