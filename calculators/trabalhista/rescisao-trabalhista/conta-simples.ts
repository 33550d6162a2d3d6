import { simpleMethod } from '../../../src/engine/methods.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import type { Quantity } from '../../../src/quantity/quantity.ts';
import { AVISO_PROPORCIONAL, avisoPrevioProporcional, valorDoAviso } from '../../lei/aviso-previo.ts';
import { DECIMO_TERCEIRO_NA_SAIDA, decimoTerceiro as decimoTerceiroDe } from '../../lei/decimo-terceiro.ts';
import {
  direitosNaRescisao,
  type DireitosNaRescisao,
  type TipoDeRescisao,
} from '../../lei/direitos-na-rescisao.ts';
import {
  DIAS_DE_FERIAS,
  FERIAS_PROPORCIONAIS,
  FERIAS_VENCIDAS,
  diasDeFeriasProporcionais,
  feriasComTerco,
} from '../../lei/ferias.ts';
import { DEPOSITO_DO_FGTS, depositosDoFgts } from '../../lei/fgts.ts';
import { prazoParaPagar } from '../../lei/prazo-da-rescisao.ts';
import { tempoDeServico } from '../../lei/tempo-de-servico.ts';
import { declaraSaque } from './conta-do-fgts.ts';
import { agrupaResultados, declaraDireitos, declaraTempo } from './resumo.ts';

/** Whole years of service from which on this method counts the notice in a mutual agreement. */
const ANOS_PARA_AVISO_NO_ACORDO = 1;

interface Respostas {
  readonly salario: Quantity;
  readonly dataAdmissao: string;
  readonly dataRescisao: string;
  readonly tipoRescisao: TipoDeRescisao;
  readonly feriasVencidas: Quantity;
}

/** Gross amounts up to the last day, without the projection of the notice. */
export const contaSimples = simpleMethod({
  fields: ['salario', 'dataAdmissao', 'dataRescisao', 'tipoRescisao', 'feriasVencidas'],
  because:
    'A conta simples para no último dia de trabalho e não desconta nada; pela lei, o aviso pago conta como tempo de serviço, as férias contam desde o aniversário do contrato, e há INSS e imposto de renda.',
  compute(
    { salario, dataAdmissao, dataRescisao, tipoRescisao, feriasVencidas: diasVencidos }: Respostas,
    result: Results,
  ) {
    const tempo = declaraTempo(tempoDeServico(dataAdmissao, dataRescisao), result);
    const direitos = direitosDepoisDe(tempo.anosTrabalhados.number, tipoRescisao, dataRescisao);
    const mesesPagos = direitos.proporcionais ? tempo.mesesNoAno : undefined;

    const saldoSalario = result.money(
      'Saldo de salário',
      salario.over(tempo.diasDoMes).times(tempo.diasTrabalhadosNoMes),
    );
    const aviso = declaraAviso(salario, tempo.anosTrabalhados, direitos, result);
    const decimoTerceiro = result.money(
      '13º proporcional',
      mesesPagos ? decimoTerceiroDe(salario, mesesPagos) : 0,
      DECIMO_TERCEIRO_NA_SAIDA,
    );
    const ferias = declaraFeriasDevidas(salario, diasVencidos, mesesPagos, result);
    const pagoPelaEmpresa = result.total(
      'Total pago pela empresa',
      saldoSalario.plus(aviso.avisoPrevia).plus(decimoTerceiro).plus(ferias.feriasTotal),
      { due: prazoParaPagar(dataRescisao) },
    );
    const fgtsSaldo = result.money(
      'Saldo estimado da conta',
      depositosDoFgts(salario, tempo.mesesTrabalhados),
      {
        ...DEPOSITO_DO_FGTS,
        note: 'Só os depósitos deste contrato, sem rendimentos. O que não é liberado continua na conta.',
      },
    );
    const saque = declaraSaque(fgtsSaldo, fgtsSaldo, { direitos, mantemSaldo: false }, result);
    const total = result.total('Total estimado da rescisão', pagoPelaEmpresa.plus(saque.fgtsSacavel));
    const pago = { saldoSalario, ...aviso, decimoTerceiro, ...ferias, pagoPelaEmpresa };
    const acerto = { ...pago, fgtsSaldo, ...saque, ...tempo, ...declaraDireitos(direitos, result) };
    agrupaResultados(acerto, result);
    return { ...acerto, total };
  },
});

function direitosDepoisDe(
  anosCompletos: number,
  tipo: TipoDeRescisao,
  ultimoDia: string,
): DireitosNaRescisao {
  const direitos = direitosNaRescisao(tipo, ultimoDia);
  const semAviso = tipo === 'acordo-mutuo' && anosCompletos < ANOS_PARA_AVISO_NO_ACORDO;
  return semAviso ? { ...direitos, aviso: 'nenhum' } : direitos;
}

function declaraAviso(
  salario: Quantity,
  anosCompletos: Quantity,
  { aviso, regras }: DireitosNaRescisao,
  result: Results,
) {
  const diasAvisoPrevio = result.count(
    'Dias de aviso prévio',
    aviso === 'nenhum' ? 0 : avisoPrevioProporcional(anosCompletos),
    { ...AVISO_PROPORCIONAL, unit: 'dias' },
  );
  const valor = valorDoAviso(salario, diasAvisoPrevio, aviso === 'metade');
  const avisoPrevia = {
    inteiro: () => result.money('Aviso prévio indenizado', valor, regras.aviso),
    metade: () => result.money('Metade do aviso prévio', valor, regras.aviso),
    nenhum: () => result.money('Aviso prévio indenizado', 0),
  }[aviso]();
  return { diasAvisoPrevio, avisoPrevia };
}

/** @param mesesPagos months of the year that count for proportional vacation; undefined without that right. */
function declaraFeriasDevidas(
  salario: Quantity,
  diasVencidos: Quantity,
  mesesPagos: Quantity | undefined,
  result: Results,
) {
  const feriasVencidas = result.money(
    'Férias vencidas, com um terço',
    diasVencidos.isAbove(0) ? feriasComTerco(salario, diasVencidos) : 0,
    FERIAS_VENCIDAS,
  );
  const diasFeriasProporcionais = result.count(
    'Dias de férias proporcionais',
    mesesPagos ? diasDeFeriasProporcionais(mesesPagos) : 0,
    { ...DIAS_DE_FERIAS, unit: 'dias' },
  );
  const feriasProporcionais = result.money(
    'Férias proporcionais, com um terço',
    mesesPagos ? feriasComTerco(salario, diasFeriasProporcionais) : 0,
    FERIAS_PROPORCIONAIS,
  );
  const feriasTotal = result.total('Férias com um terço', feriasVencidas.plus(feriasProporcionais));
  return { feriasVencidas, diasFeriasProporcionais, feriasProporcionais, feriasTotal };
}
