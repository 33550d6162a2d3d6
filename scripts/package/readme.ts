/** What the package says of itself to developers. */

/** @param count how many calculators there are. */
export function packageReadme(count: number): string {
  return `# calculario

As ${count} calculadoras do Calculário para quem programa: as mesmas contas, recusas e avisos do site, em Node (22 ou mais novo) e
no navegador. Módulos ES, com tipos, sem dependência nenhuma; nada é enviado nem guardado.

\`\`\`js
import { calculators, compute } from 'calculario';

const answer = compute('financeira/inflacao', { initialValue: 1000, inflationRate: 10, years: 1 });
if (answer.ok) console.log(answer.result.futureValue, answer.warnings);
else for (const { field, message } of answer.errors) console.error(field, message);

for (const { id, name } of calculators) console.log(id, name);
\`\`\`

Quem só precisa de uma importa só essa, e o empacotador deixa as outras de fora:

\`\`\`js
import { compute } from 'calculario/trabalhista/ferias';

compute({ salary: '3.000,00', days: 30 }, { today: '2026-11-22' });
\`\`\`

## O que vale

- **Entradas**: um objeto com os nomes dos campos. Números são números ou texto em português (\`"1.234,56"\`), datas são
  \`AAAA-MM-DD\`, taxas são em porcentagem. O que falta recebe o padrão; o que não é campo não conta.
- **Resposta**: \`{ ok: true, result, warnings }\`, ou \`{ ok: false, errors: [{ field, message }] }\`, com as frases do site.
  Dinheiro vem em reais, arredondado uma vez ao centavo.
- **Dia**: as regras valem para \`today\` (\`AAAA-MM-DD\`); sem ele, para hoje em Brasília.
- **Esquema**: \`schema(id)\`, ou \`schema()\` do módulo de uma, dá o JSON Schema das entradas.
- **Erros**: só o que não é entrada lança exceção: \`RangeError\` (calculadora ou dia que não existe) e \`TypeError\` (a entrada não é
  um objeto).
- **Tipos**: \`Inputs\` e \`Result\` de cada calculadora. Os dos resultados saem dos exemplos com que ela é testada: o que só alguns têm é
  opcional.

Os resultados são estimativas sem valor legal e não substituem um advogado, contador ou médico. As tabelas da lei são as do dia
em que o pacote foi montado: atualize-o todo ano.
`;
}
