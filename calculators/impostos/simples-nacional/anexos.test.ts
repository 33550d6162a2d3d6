import { describe, expect, it } from 'vitest';
import { readResult } from '../../../src/engine/evaluate/read-result.ts';
import { Results } from '../../../src/quantity/declare.ts';
import { money, percent } from '../../../src/quantity/quantity.ts';
import { SIMPLES_NACIONAL } from '../../tabelas/simples-nacional.ts';
import { declaraTributosDoAnexo, declaraTributos, type AtividadeComReceita } from './anexos.ts';

const table = SIMPLES_NACIONAL.forYear(2018);
const company = {
  receita12: money(600_000),
  receitaDoMes: money(50_000),
  folha: undefined,
  receitaDaFolha: money(600_000),
};
const services: AtividadeComReceita = {
  anexo: 'III',
  tipoEntrada: 'percentual',
  valor: percent(40),
  sujeitoFatorR: false,
  icmsOuIssForaDoDas: false,
  pisCofinsForaDoDas: false,
};

/** The taxes of an activity, as plain data. */
function taxed(changes: Partial<AtividadeComReceita> = {}, paid?: number) {
  const result = new Results();
  const folha = paid === undefined ? undefined : money(paid);
  return readResult(
    declaraTributosDoAnexo({ ...services, ...changes }, { ...company, folha }, table, result),
    result,
  ).result;
}

describe('declaraTributosDoAnexo', () => {
  it('charges the effective rate on the annex’s part of the revenue, tax by tax', () => {
    // (600,000 × 13.5% − 17,640) ÷ 600,000 = 10.56%; 40% of 50,000 × 10.56% = 2,112
    expect(taxed()).toEqual({
      anexo: 'III',
      percentualReceita: 40,
      faturamentoAnexo: 20_000,
      aliquotaNominal: 13.5,
      parcelaDeduzir: 17_640,
      aliquotaEfetiva: 10.56,
      // 4%, 3.5%, 13.64%, 2.96%, 43.4% and 32.5% of 2,112
      tributos: { irpj: 84.48, csll: 73.92, cofins: 288.08, pis: 62.52, cpp: 916.61, iss: 686.4 },
      valorDASMensal: 2112,
    });
  });

  it('leaves out taxes paid elsewhere, and rounds the rest once', () => {
    // 2,112 × 67.5% = 1,425.60; × 83.4% = 1,761.408; × 50.9% = 1,075.008
    expect(taxed({ icmsOuIssForaDoDas: true })).toMatchObject({ valorDASMensal: 1425.6 });
    expect(taxed({ pisCofinsForaDoDas: true })).toMatchObject({ valorDASMensal: 1761.41 });
    const neither = taxed({ icmsOuIssForaDoDas: true, pisCofinsForaDoDas: true });
    expect(neither).toMatchObject({ valorDASMensal: 1075.01 });
    expect(Object.keys(Object(neither['tributos']) as object)).toEqual(['irpj', 'csll', 'cpp']);
  });

  it('uses the payroll only if it is known and the activity depends on it', () => {
    expect(taxed({ sujeitoFatorR: true })).toMatchObject({ anexo: 'III' });
    expect(taxed({}, 0)).toMatchObject({ anexo: 'III' });
    expect(taxed({ sujeitoFatorR: true }, 0)).toMatchObject({ anexo: 'V', aliquotaNominal: 19.5 });
    expect(taxed({ anexo: 'V', sujeitoFatorR: true }, 168_000)).toMatchObject({ anexo: 'III' });
  });

  it('leaves out taxes below a cent', () => {
    expect(taxed({ tipoEntrada: 'valor', valor: money(0) })).toMatchObject({
      tributos: {},
      valorDASMensal: 0,
    });
  });
});

describe('declaraTributos', () => {
  it('adds up each tax over all activities', () => {
    const result = new Results();
    const goods: AtividadeComReceita = { ...services, anexo: 'I', valor: percent(60) };
    const taxes = [services, goods].map((activity) =>
      declaraTributosDoAnexo(activity, company, table, result),
    );
    const amounts = declaraTributos(taxes, result).map(({ tributo, valor }) => [tributo, valor.shown]);
    // Commerce: 30,000 × 7.19% = 2,157; 5.5% of it is 118.635 and 33.5% is 722.595
    expect(amounts[0]).toEqual(['IRPJ', 203.12]);
    expect(amounts.slice(-2)).toEqual([
      ['ICMS', 722.6],
      ['ISS', 686.4],
    ]);
  });
});
