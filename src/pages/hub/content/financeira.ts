import type { HubContent } from '../hub-content.ts';

/** The finance hub. */
const content: HubContent = {
  texts: [
    {
      title: 'Comece pela sua pergunta',
      paragraphs: [
        'Quanto meu dinheiro rende? Juros compostos mostra o efeito dos aportes mensais ao longo dos anos; CDI e poupança aplicam as regras de cada aplicação; investimentos compara uma carteira com a poupança.',
        'Quanto custa uma dívida? Empréstimo e financiamento calculam a parcela fixa, o total pago e quanto disso são juros; o empréstimo conta também o IOF e o CET, e a quitação de dívidas mostra quanto custa pagar antes e por qual começar. E a inflação responde se o rendimento foi de verdade ou só acompanhou os preços; a correção monetária atualiza um valor pelos índices.',
      ],
    },
    {
      title: 'Taxa ao mês e taxa ao ano',
      paragraphs: [
        'Juros de 1% ao mês não são 12% ao ano: com juros sobre juros, viram 12,68%. O caminho inverso tem a mesma armadilha. Antes de comparar duas ofertas, veja se as taxas estão no mesmo prazo.',
        'Aqui, quando a conta é mensal, a taxa anual é dividida por doze, como nos contratos com taxa nominal. A do CDI é a exceção, porque já é uma taxa efetiva ao ano, e em juros compostos você escolhe entre as duas. Cada página diz qual taxa espera e mostra a conversão no passo a passo.',
      ],
    },
    {
      title: 'Simulação não é promessa',
      paragraphs: [
        'Toda projeção supõe que a taxa e os aportes continuam iguais até o fim. Na vida real, o CDI e a inflação mudam, e investimentos de renda variável podem perder valor. Experimente também uma taxa menor e veja se o plano ainda fecha.',
        'Impostos e tarifas aparecem onde a calculadora os considera. O que ela deixa de fora está escrito na própria página, em “Limites da estimativa”.',
      ],
    },
  ],
  lists: [
    {
      title: 'Para decidir melhor',
      icon: 'lightbulb',
      items: [
        'Compare empréstimos pelo CET, o custo efetivo total, e não só pela taxa de juros.',
        'Dívida cara vem antes de investimento: poucos rendem mais que os juros do cartão ou do cheque especial.',
        'Monte primeiro uma reserva para emergências, em algo que possa ser resgatado a qualquer momento.',
        'Compare rendimentos depois do imposto de renda e da inflação.',
        'A garantia do FGC tem um limite por pessoa e por instituição: vale conferir até quanto vai e o que cobre.',
        'Desconfie de quem promete ganho alto, rápido e sem risco.',
      ],
    },
  ],
  comingSoon: [],
};

export default content;
