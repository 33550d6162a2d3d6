import type { HubContent } from '../hub-content.ts';

/** The tax hub. */
const content: HubContent = {
  texts: [
    {
      title: 'Para você e para a sua empresa',
      paragraphs: [
        'Quem é pessoa física encontra aqui o imposto de renda anual, o IPTU e o IPVA. Quem tem empresa encontra o DAS do MEI, o DAS do Simples Nacional com um ou vários anexos e a comparação entre Simples Nacional, Lucro Presumido e Lucro Real.',
        'Para uma conta, um imposto federal, um condomínio ou um aluguel que já venceu, a calculadora de multa por atraso soma a multa e os juros até o dia do pagamento.',
      ],
    },
    {
      title: 'Tabelas com data',
      paragraphs: [
        'Faixas, deduções e limites mudam com o tempo. Cada página diz a que ano se refere a tabela que usa e mostra a fonte oficial com a data em que foi conferida. Usar a tabela do ano errado é o erro mais comum em contas de imposto feitas à mão.',
        'No imposto de renda, a declaração entregue em um ano trata dos rendimentos do ano anterior. A calculadora compara o modelo simplificado com o completo e diz qual sai mais barato com os mesmos números.',
      ],
    },
    {
      title: 'IPTU e IPVA mudam de lugar para lugar',
      paragraphs: [
        'O IPTU é de cada município e o IPVA é de cada estado. Alíquotas, descontos, isenções e datas seguem a lei local. O IPVA usa a alíquota de cada estado, onde a pudemos confirmar, ou a que você digitar. O IPTU usa alíquotas típicas, que dão só a ordem de grandeza, ou a do seu carnê.',
        'O valor que vale é sempre o do documento oficial: o carnê da prefeitura, o site da secretaria da Fazenda ou do Detran, o portal do Simples Nacional ou o programa da Receita Federal.',
      ],
    },
  ],
  lists: [
    {
      title: 'Para pagar em dia e sem susto',
      icon: 'calendar-check',
      items: [
        'O DAS vence no dia 20 do mês seguinte. Gere a guia só nos portais oficiais.',
        'MEI: entregue a declaração anual (DASN-SIMEI) até 31 de maio, mesmo sem faturamento.',
        'Acompanhe o faturamento acumulado: passar do limite muda o imposto e pode tirar a empresa do regime.',
        'Guarde recibos médicos e escolares do ano inteiro para a declaração.',
        'Desconfie de boletos de imposto que chegam por e-mail ou mensagem.',
        'Antes de mudar de regime, fale com um contador: folha de pagamento, ISS e ICMS podem inverter a conta.',
      ],
    },
  ],
  comingSoon: [],
};

export default content;
