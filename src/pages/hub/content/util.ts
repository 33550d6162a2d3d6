import type { HubContent } from '../hub-content.ts';

/** The hub of everyday calculations. */
const content: HubContent = {
  texts: [
    {
      title: 'Dias corridos e dias úteis',
      paragraphs: [
        'Dias corridos são todos os dias do calendário. Dias úteis são os de segunda a sexta que não são feriado: são eles que contam nos prazos de processos, de pagamentos e de muitas entregas.',
        'Contar à mão engana por um dia: a regra comum deixa de fora o dia em que o prazo começa e inclui aquele em que termina. Aqui você vê no calendário cada dia que entrou na conta.',
      ],
    },
    {
      title: 'O calendário por dentro',
      paragraphs: [
        'Meses têm de 28 a 31 dias, e um ano em cada quatro tem 366, com poucas exceções. Por isso a distância entre duas datas em anos, meses e dias não é a de dias dividida por 30: cada mês conta com os dias que tem.',
        'Carnaval, Sexta-feira Santa e Corpus Christi mudam de dia com a Páscoa e não são feriados nacionais por lei. Eles só entram na conta se você os marcar.',
      ],
    },
  ],
  lists: [
    {
      title: 'Para contar sem erro',
      icon: 'lightbulb',
      items: [
        'Veja no contrato ou na lei se o prazo é em dias corridos ou úteis.',
        'Confira se o primeiro dia conta: em diárias e férias ele conta, em prazos quase nunca.',
        'Um prazo que termina em domingo ou feriado costuma passar para o próximo dia útil.',
        'Acrescente os feriados do seu estado e da sua cidade.',
        'Guarde a data escrita por extenso: 02/03 é 2 de março no Brasil e 3 de fevereiro em outros países.',
      ],
    },
  ],
  comingSoon: [],
};

export default content;
