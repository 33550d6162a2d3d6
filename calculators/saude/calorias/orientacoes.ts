/** Recommendations of the calories calculator. */
import { ATIVIDADE_SEMANAL } from '../../tabelas/saude.ts';
import type { NivelDeAtividade } from './metabolismo.ts';

const POR_ATIVIDADE: Readonly<Record<NivelDeAtividade, string>> = {
  sedentario: `Comece a se mover aos poucos: a OMS recomenda ao menos ${ATIVIDADE_SEMANAL} de atividade moderada por semana.`,
  leve: `Aumente aos poucos a frequência: a meta da OMS é de ao menos ${ATIVIDADE_SEMANAL} de atividade moderada por semana.`,
  moderado: 'Mantenha a regularidade dos treinos e inclua exercícios de força em dois dias da semana.',
  intenso: 'Treinos frequentes pedem sono, hidratação e dias de recuperação.',
  'muito-intenso': 'Com tanto esforço, um nutricionista ajuda a repor energia e proteína na medida certa.',
};

/** Sentences for a level of activity. */
export function orientacoesParaComer(activity: NivelDeAtividade): readonly string[] {
  return [
    POR_ATIVIDADE[activity],
    'Prefira alimentos in natura ou minimamente processados e distribua as calorias ao longo do dia.',
    'Mude o peso devagar: meio quilo por semana é um ritmo que costuma se manter.',
    'Refaça a conta quando o peso ou a rotina mudar.',
  ];
}
