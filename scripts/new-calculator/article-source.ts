import type { Request } from './request.ts';

/**
 * The source of a new calculator's article, describing the generated calculator; it quotes the first example.
 */
export function articleSource({ name }: Request): string {
  return `${name} é uma conta simples: a partir de um valor e de uma porcentagem, mostra quanto é o acréscimo e quanto fica o total. Serve para conferir um reajuste, uma taxa de serviço ou uma multa antes de pagar.

## Como é calculado

O acréscimo é a porcentagem aplicada ao valor, e o total é a soma dos dois:

Acréscimo = valor × porcentagem ÷ 100

Total = valor + acréscimo

O acréscimo é arredondado ao centavo uma única vez, com o meio centavo para cima.

## Exemplo

Sobre {exemplo.1.entrada.valor}, um acréscimo de {exemplo.1.entrada.taxa} é de {exemplo.1.acrescimo}, e o total fica em {exemplo.1.total}.

## Perguntas frequentes

### A porcentagem pode ter casas decimais?

Pode. Digite 7,5 para sete e meio por cento; vírgula e ponto funcionam do mesmo jeito.

### Como volto ao valor de antes do acréscimo?

Divida o total por 1 mais a porcentagem dividida por 100. Com acréscimo de 10%, divida por 1,1. Tirar 10% do total daria um valor menor que o original, porque a porcentagem seria calculada sobre uma base maior.

### Dois acréscimos seguidos se somam?

Não. Depois do primeiro, o segundo é calculado sobre um valor que já cresceu: dois acréscimos de 10% dão 21% ao todo. Faça a conta duas vezes, com o primeiro total no lugar do valor.

## Limites da estimativa

A conta considera um único acréscimo, sem prazo nem juros. Contratos e leis podem fixar limites, outra base de cálculo ou outro arredondamento: confira o que vale no seu caso.
`;
}
