import type { HubContent } from '../hub-content.ts';

/** The labour hub. */
const content: HubContent = {
  texts: [
    {
      title: 'Por onde começar',
      paragraphs: [
        'Se você saiu ou vai sair do emprego, comece pela rescisão: ela reúne saldo de salário, aviso prévio, 13º e férias proporcionais, férias vencidas e FGTS, conforme o tipo de desligamento. O seguro-desemprego diz se você tem direito e a quantas parcelas. As outras calculadoras servem para conferir cada valor em separado.',
        'Se o vínculo continua, o salário líquido explica o holerite do mês; férias, 13º salário, horas extras, adicionais e descanso semanal conferem o resto, e FGTS estima o saldo da conta vinculada. Para uma proposta nova há CLT ou PJ; para quem contrata, o custo de um funcionário.',
      ],
    },
    {
      title: 'De onde vêm as regras',
      paragraphs: [
        'As contas seguem o artigo 7º da Constituição, a CLT e as leis do 13º salário (Lei 4.090/1962), do FGTS (Lei 8.036/1990) e do aviso prévio proporcional (Lei 12.506/2011). Cada página mostra o artigo ao lado da etapa em que ele é aplicado e a data em que a fonte foi conferida.',
        'Valores que mudam todos os anos, como o salário mínimo e as faixas do INSS e do imposto de renda, ficam em tabelas com o ano de vigência. Onde a escolha do ano faz diferença, você decide qual tabela usar.',
      ],
    },
    {
      title: 'Por que o valor pago pode ser outro',
      paragraphs: [
        'Férias, 13º e rescisão já descontam o INSS e o imposto de renda e aceitam, em “Mais detalhes”, a média dos adicionais, os dependentes e outros dados do seu caso. O que ainda falta, como a pensão alimentícia, está em “Limites da estimativa”. Acordos e convenções coletivas podem prever percentuais melhores que os da lei.',
        'Por isso o resultado é uma estimativa: serve para conferir e para conversar com a empresa, e não como documento. Se a diferença for grande, procure o sindicato da categoria ou um advogado trabalhista.',
      ],
    },
  ],
  lists: [
    {
      title: 'Antes de calcular',
      icon: 'clipboard-check',
      items: [
        'Tenha à mão o último holerite e use o salário bruto, sem descontos.',
        'Confira as datas de admissão e de saída na Carteira de Trabalho Digital.',
        'Calcule a média dos adicionais que você recebe: ela tem um campo próprio, em “Mais detalhes”.',
        'Consulte o extrato do FGTS no aplicativo oficial: a multa incide sobre todos os depósitos do contrato.',
        'Leia a convenção coletiva da sua categoria.',
        'Guarde o termo de rescisão. O pagamento deve sair em até dez dias depois do fim do contrato (CLT, art. 477).',
      ],
    },
  ],
  comingSoon: [],
};

export default content;
