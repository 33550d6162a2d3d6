import { describe, expect, it } from 'vitest';
import { recusaDaDivisao, avisoDaDivisao } from './anexos.ts';

const percent = (valor: number) => ({ tipoEntrada: 'percentual', valor }) as const;
const inReais = (valor: number) => ({ tipoEntrada: 'valor', valor }) as const;

describe('the sentence on the division', () => {
  it('names its fault, or confirms that it is complete', () => {
    const fault = 'A soma dos percentuais deve ser 100%. Atual: 99%';
    expect(recusaDaDivisao([percent(99)], 1000)).toBe(fault);
    expect(avisoDaDivisao([percent(99)], 1000)).toEqual({ tone: 'danger', text: fault });
    expect(recusaDaDivisao([percent(100)], 1000)).toBeUndefined();
    expect(avisoDaDivisao([percent(100)], 1000).tone).toBe('success');
    expect(avisoDaDivisao([inReais(1000)], 1000).text).toContain('R$ 1.000,00');
  });

  it("does not refuse amounts without a month's revenue, which is refused itself", () => {
    expect(recusaDaDivisao([inReais(10)], 0)).toBeUndefined();
    expect(recusaDaDivisao([percent(99)], 0)).toBeDefined();
  });
});
