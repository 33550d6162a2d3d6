/** The employer's payments at the end of a contract, before deductions. */
import { firstDayOfMonth, laterDate, type IsoDate } from '../../../src/calendar/calendar.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { count, sumOfAll, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import {
  AVISO_PROPORCIONAL,
  DEMISSAO_ANTES_DA_DATA_BASE,
  acabaAntesDaDataBase,
  avisoComoTempoDeServico,
  avisoIndenizado,
  avisoPrevioProporcional,
  fimProjetado,
  valorDoAviso,
} from '../../lei/aviso-previo.ts';
import {
  DECIMO_TERCEIRO_NA_RESCISAO,
  MESES_DO_DECIMO_TERCEIRO,
  avosDoUltimoAno,
  decimoTerceiro as decimoTerceiroDe,
} from '../../lei/decimo-terceiro.ts';
import type { DireitosNaRescisao } from '../../lei/direitos-na-rescisao.ts';
import {
  FERIAS_EM_DOBRO,
  FERIAS_PROPORCIONAIS,
  FERIAS_VENCIDAS,
  TERCO_CONSTITUCIONAL,
  avosDeFerias,
  diasDeFerias,
  feriasComTerco,
  feriasEmDobro as emDobro,
  feriasProporcionais as proporcionais,
} from '../../lei/ferias.ts';
import { MULTA_POR_ATRASO, multaPorAtraso, prazoParaPagar } from '../../lei/prazo-da-rescisao.ts';
import { SALARIO_DE_TRINTA_DIAS, diasDeSaldo, salarioDosDias } from '../../lei/saldo-de-salario.ts';
import { DIAS_ANTES_DA_DATA_BASE, PRAZO_DO_ACERTO } from '../../tabelas/trabalho.ts';

/** A contract at its end. */
export interface Contrato {
  readonly salario: Quantity;
  /** Monthly average of other pay. */
  readonly mediaAdicionais: Quantity;
  readonly admissao: IsoDate;
  /** The last day of work. */
  readonly ultimoDia: IsoDate;
  readonly anosCompletos: Quantity;
  readonly direitos: DireitosNaRescisao;
}

interface Fim extends Contrato {
  /** The salary plus its average extras. */
  readonly base: Quantity;
}

/** Answers about notice, vacation, base date and payment. */
interface Respostas {
  readonly avisoTrabalhado: boolean;
  readonly diasVencidos: Quantity;
  readonly diasEmDobro: Quantity;
  /** Unjustified, in the current period of vacation. */
  readonly faltas: number;
  /** Month from 1 to 12 whose first day adjusts the wages of the category; 0 if unknown. */
  readonly mesDataBase: number;
  /** The day of payment, if known. */
  readonly pagoEm: IsoDate | undefined;
}

/** Declares the items of the termination and their total. */
export function declaraVerbas(contrato: Contrato, respostas: Respostas, result: Results) {
  const { salario, mediaAdicionais, ultimoDia } = contrato;
  const base = mediaAdicionais.isAbove(0)
    ? result.working(result.money('Salário com a média de adicionais', salario.plus(mediaAdicionais)))
    : salario;
  const fim = { ...contrato, base };
  const saldo = declaraSaldo(fim, result);
  const aviso = declaraAviso(fim, respostas.avisoTrabalhado, result);
  const dataProjetada = aviso.dataProjetada.shown;
  const decimoTerceiro = declaraDecimoTerceiro(fim, dataProjetada, result);
  const ferias = declaraFeriasDevidas(fim, respostas, dataProjetada, result);
  const indenizacaoAdicional = declaraDataBase(salario, dataProjetada, respostas.mesDataBase, result);
  const prazo = prazoParaPagar(ultimoDia);
  const prazoPagamento = result.date('Prazo para a empresa pagar', prazo, {
    law: `${PRAZO_DO_ACERTO.law}; TST, OJ 162 da SDI-1`,
    note: 'Líquido pago pela empresa: {liquido}.',
  });
  const multaAtraso = result.money(
    'Multa por pagar depois do prazo',
    multaPorAtraso(base, prazo, respostas.pagoEm),
    {
      ...MULTA_POR_ATRASO,
      note: 'Sobre tudo o que é salário, com a média de adicionais.',
    },
  );
  const pagoPelaEmpresa = result.total(
    'Total bruto pago pela empresa',
    sumOfAll([
      saldo.saldoSalario,
      aviso.avisoPrevia,
      decimoTerceiro.decimoTerceiro,
      ferias.feriasTotal,
      indenizacaoAdicional,
      multaAtraso,
    ]),
  );
  return {
    ...saldo,
    ...aviso,
    ...decimoTerceiro,
    ...ferias,
    indenizacaoAdicional,
    prazoPagamento,
    multaAtraso,
    pagoPelaEmpresa,
  };
}

function declaraSaldo({ salario, admissao, ultimoDia }: Fim, result: Results) {
  const primeiro = laterDate(admissao, firstDayOfMonth(ultimoDia));
  const diasSaldo = result.count('Dias de saldo de salário', diasDeSaldo(primeiro, ultimoDia), {
    ...SALARIO_DE_TRINTA_DIAS,
    unit: 'dias',
    note: 'O mês inteiro conta 30 dias, tenha quantos tiver.',
  });
  const saldoSalario = result.money(
    'Saldo de salário',
    salarioDosDias(salario, diasSaldo),
    SALARIO_DE_TRINTA_DIAS,
  );
  return { diasSaldo, saldoSalario };
}

/** The notice, and the projected end of the contract. */
function declaraAviso(
  { base, ultimoDia, anosCompletos, direitos }: Fim,
  trabalhado: boolean,
  result: Results,
) {
  if (direitos.aviso === 'nenhum') {
    return {
      diasAvisoPrevio: result.count('Dias de aviso prévio', 0, { unit: 'dias' }),
      avisoPrevia: result.money('Aviso prévio indenizado', 0),
      dataProjetada: result.date('Fim do contrato', ultimoDia),
    };
  }
  const diasAvisoPrevio = result.count('Dias de aviso prévio', avisoPrevioProporcional(anosCompletos), {
    ...AVISO_PROPORCIONAL,
    unit: 'dias',
  });
  const diasPagos = trabalhado
    ? result.working(
        result.count('Dias de aviso pagos sem trabalho', avisoIndenizado(diasAvisoPrevio, trabalhado), {
          ...AVISO_PROPORCIONAL,
          unit: 'dias',
        }),
      )
    : diasAvisoPrevio;
  const pelaMetade = direitos.aviso === 'metade';
  return {
    diasAvisoPrevio,
    avisoPrevia: result.money(
      pelaMetade ? 'Metade do aviso prévio' : 'Aviso prévio indenizado',
      valorDoAviso(base, diasPagos, pelaMetade),
      direitos.regras.aviso,
    ),
    dataProjetada: result.date(
      'Fim do contrato, com o aviso',
      fimProjetado(ultimoDia, avisoComoTempoDeServico(diasPagos, pelaMetade).number),
      pelaMetade
        ? {
            law: 'CLT arts. 484-A, I, “a”, e 487, § 1º',
            note: 'No acordo, a metade dos dias pagos conta como tempo de serviço, sem a fração. Há quem projete o aviso inteiro: a diferença é de até dois avos de 13º e de férias.',
          }
        : { law: 'CLT art. 487, § 1º', note: 'O aviso pago conta como tempo de serviço.' },
    ),
  };
}

/** The 13th salary of the last year, and the part added by the paid notice. */
function declaraDecimoTerceiro(
  { base, admissao, ultimoDia, direitos }: Fim,
  dataProjetada: IsoDate,
  result: Results,
) {
  const avosAte = (fim: IsoDate) => (direitos.proporcionais ? avosDoUltimoAno(admissao, ultimoDia, fim) : 0);
  const avos13 = result.count('Meses que contam para o 13º', avosAte(dataProjetada), {
    ...MESES_DO_DECIMO_TERCEIRO,
    unit: 'meses',
    note: 'Os do calendário com 15 dias ou mais, com o aviso pago.',
  });
  const decimoTerceiro = result.money(
    '13º proporcional',
    decimoTerceiroDe(base, avos13),
    DECIMO_TERCEIRO_NA_RESCISAO,
  );
  const avosSemAviso = avosAte(ultimoDia);
  const nadaAcrescenta = avosSemAviso === avos13.number;
  const semAviso = nadaAcrescenta
    ? decimoTerceiro
    : result.working(
        result.money(
          '13º sem o aviso',
          decimoTerceiroDe(base, count(avosSemAviso, 'meses')),
          DECIMO_TERCEIRO_NA_RESCISAO,
        ),
      );
  const decimoTerceiroAviso = result.money(
    'Do 13º, o que o aviso acrescenta',
    nadaAcrescenta ? 0 : decimoTerceiro.minus(semAviso),
  );
  return { avos13, decimoTerceiro, decimoTerceiroAviso };
}

/** All vacation due, each with its third. */
function declaraFeriasDevidas(
  { base, admissao, anosCompletos, direitos }: Fim,
  { diasVencidos, diasEmDobro, faltas }: Respostas,
  dataProjetada: IsoDate,
  result: Results,
) {
  const avosFerias = result.count(
    'Meses que contam para as férias',
    direitos.proporcionais ? avosDeFerias(admissao, anosCompletos.number, dataProjetada) : 0,
    { ...FERIAS_PROPORCIONAIS, unit: 'meses', note: 'De data a data; 15 dias ou mais contam um mês.' },
  );
  const direito = diasDeFerias(faltas);
  const diasDireito = result.count('Dias de férias por período', direito.dias, {
    ...direito.regra,
    unit: 'dias',
  });
  const feriasVencidas = result.money(
    'Férias vencidas, com um terço',
    diasVencidos.isAbove(0) ? feriasComTerco(base, diasVencidos) : 0,
    FERIAS_VENCIDAS,
  );
  const feriasEmDobro = result.money(
    'Férias em dobro, com um terço',
    diasEmDobro.isAbove(0) ? emDobro(base, diasEmDobro) : 0,
    FERIAS_EM_DOBRO,
  );
  const feriasProporcionais = result.money(
    'Férias proporcionais, com um terço',
    avosFerias.isAbove(0) ? proporcionais(base, avosFerias, diasDireito) : 0,
    FERIAS_PROPORCIONAIS,
  );
  const feriasTotal = result.total(
    'Férias com um terço',
    sumOfAll([feriasVencidas, feriasEmDobro, feriasProporcionais]),
    TERCO_CONSTITUCIONAL,
  );
  return { avosFerias, diasDireito, feriasVencidas, feriasEmDobro, feriasProporcionais, feriasTotal };
}

/** One more salary for a dismissal in the days before the base date. */
function declaraDataBase(
  salario: Quantity,
  dataProjetada: IsoDate,
  mesDataBase: number,
  result: Results,
): NamedQuantity {
  const devida = mesDataBase > 0 && acabaAntesDaDataBase(dataProjetada, mesDataBase);
  return result.money('Indenização da data-base', devida ? salario : 0, {
    ...DEMISSAO_ANTES_DA_DATA_BASE,
    note: `Um salário a mais, pela demissão nos ${DIAS_ANTES_DA_DATA_BASE} antes da data-base.`,
  });
}
