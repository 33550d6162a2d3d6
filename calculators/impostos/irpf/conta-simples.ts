import { simpleMethod } from '../../../src/engine/methods.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { IMPOSTO_ANUAL, LIMITE_DA_PREVIDENCIA } from '../../tabelas/irpf-anual.ts';
import { declaraConselho, declaraModelos, agrupaAno } from './modelos.ts';
import { declaraDeducoesLegais, type AnoDoContribuinte } from './deducoes.ts';

/** The inputs of the estimate. */
type Respostas = Omit<AnoDoContribuinte, 'educacaoPorPessoa'> & {
  readonly ano: number;
  readonly deducaoLegal: boolean;
};

/** Caps the official pension like the private one, and ignores tax already paid. */
export const contaSimples = simpleMethod({
  fields: [
    'rendimentosTributaveis',
    'ano',
    'deducaoLegal',
    'contribuicaoPrevidenciaria',
    'dependentes',
    'despesasMedicas',
    'despesasEducacao',
    'previdenciaPrivada',
    'pensaoAlimenticia',
  ],
  because: `A conta simples deduz o INSS só até ${LIMITE_DA_PREVIDENCIA} dos rendimentos e não olha o que já foi retido nem a tributação mínima; na declaração, o INSS se deduz por inteiro.`,
  compute({ ano, deducaoLegal, ...contribuinte }: Respostas, result: Results) {
    const tabela = IMPOSTO_ANUAL.forYear(ano);
    const apurado = declaraModelos(
      { contribuinte, deducaoLegal, tabela },
      (declarante, declared) =>
        declaraDeducoesLegais(declarante, declared, { limitaPrevidenciaOficial: true }),
      result,
    );
    // Take the whole tax as payable, because the form does not ask for tax withheld at source.
    const impostoRetido = result.money('Imposto retido na fonte', 0, {
      zero: 'A conta simples não o pergunta.',
    });
    const acertado = {
      impostoRetido,
      valorPagar: result.total('A pagar', apurado.impostoDevido.minus(impostoRetido)),
      valorRestituir: result.money('A restituir', 0),
    };
    agrupaAno(result, apurado, acertado);
    return { ...apurado, ...acertado, conselho: declaraConselho(deducaoLegal, apurado, result) };
  },
});
