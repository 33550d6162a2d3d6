import type { HubContent } from '../hub-content.ts';

/** The health hub. */
const content: HubContent = {
  texts: [
    {
      title: 'Sobre estas calculadoras',
      paragraphs: [
        'Elas aplicam fórmulas conhecidas e públicas: o índice de massa corporal com as faixas da Organização Mundial da Saúde, a equação revisada de Harris-Benedict para o gasto de energia, 35 ml de água por quilo de peso e a frequência máxima de 220 menos a idade.',
        'São médias de muitas pessoas. Dizem onde procurar, e não o que cada corpo precisa: duas pessoas com o mesmo peso e a mesma altura podem ter saúde e necessidades bem diferentes.',
      ],
    },
    {
      title: 'O que os números não veem',
      paragraphs: [
        'O IMC não separa músculo de gordura. O gasto calórico real muda com o sono, a composição do corpo e a rotina. A sede, o calor e algumas doenças mudam a água de que você precisa. E a frequência máxima verdadeira pode ficar dez ou mais batimentos acima ou abaixo da estimada.',
        'Use os resultados como ponto de partida para uma conversa com quem pode examinar você.',
      ],
    },
  ],
  lists: [
    {
      title: 'Como usar',
      icon: 'clipboard-check',
      items: [
        'Escolha a calculadora e preencha peso, altura, idade e o que mais ela pedir.',
        'Meça a altura sem sapatos e o peso com roupas leves, de preferência pela manhã.',
        'Leia o resultado junto com a faixa e a explicação, e não só o número.',
        'Repita depois de algumas semanas: a tendência diz mais que um dia.',
      ],
    },
    {
      title: 'Importante lembrar',
      icon: 'heart-handshake',
      items: [
        'Os resultados são orientações gerais e não são um diagnóstico.',
        'As fórmulas são para adultos: crianças, adolescentes, gestantes e idosos precisam de avaliação própria.',
        'Atletas e pessoas com muita massa muscular podem ter IMC alto sem excesso de gordura.',
        'Quem tem doença do coração, dos rins ou diabetes, ou toma remédio de uso contínuo, deve falar com o médico antes de mudar a dieta, a água ou o treino.',
        'Dor no peito, falta de ar ou desmaio pedem atendimento na hora: ligue 192 (SAMU).',
      ],
    },
  ],
  comingSoon: [],
};

export default content;
