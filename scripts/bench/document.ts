import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { formatDate } from '../../src/calendar/format-date.ts';
import { table } from '../vocabulary/markdown.ts';
import { PEERS } from './candidates.ts';
import type { Table } from './comparison-table.ts';

/** When and with what it was measured. */
export interface Occasion {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly browser: string;
  /** How often each page was opened for each measure. */
  readonly rounds: number;
  /** How many processes wanted a processor when it began. */
  readonly load: number;
}

function versionOf(folder: string, packageName: string): string {
  const file = join(folder, 'node_modules', packageName, 'package.json');
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return `${packageName} ${version}`;
}

/** The packages of the peers with their versions, one line. */
export function versions(folder: string): string {
  const names = [...new Set(PEERS.flatMap(({ packages }) => packages))];
  return names.map((name) => versionOf(folder, name)).join(', ');
}

/**
 * The page about the comparison.
 *
 * @param used the packages and versions
 */
export function comparisonPage(tables: readonly Table[], occasion: Occasion, used: string): string {
  const processors = cpus();
  const machine = `${processors.length} × ${processors[0]?.model.trim() ?? 'processador desconhecido'}`;
  return `# Desempenho, lado a lado

A mesma calculadora de juros compostos, com os mesmos quatro campos, rótulos, recusas e resultados, feita de sete modos e medida numa
só rodada, em Chromium de verdade. Esta página é escrita por \`npm run bench -- --write\`; não a edite.

- **Calculário, quatro campos**: uma definição feita para a comparação (\`bench/calculario\`), numa cópia do site. Como toda página
  nossa, traz cabeçalho, artigo, exemplos, etapas da conta e “por quê?”, que as outras não têm.
- **Calculário, juros compostos**: a página do site, que além disso tem gráfico, tabela ano a ano e um campo em “Mais detalhes”.
- **React, escrita à mão**: só react-dom; lê \`1.234,56\`, recusa, formata. É a medida: entre parênteses, quantas vezes o que ela pede.
- **RJSF, JSON Forms, uniforms, SurveyJS**: os motores como vêm, cada um do modo que a sua documentação ensina (\`bench/peers\`).

Medido em ${formatDate(occasion.day)}, ${occasion.browser}, ${machine} com carga de ${occasion.load.toFixed(1).replace('.', ',')} ao começar
(sossegada, a máquina tem menos de 1); ${occasion.rounds} rodadas, medianas. Versões: ${used}.

${tables.map(({ title, rows: [head = [], ...rows] }) => `## ${title}\n\n${table(head, rows)}`).join('\n\n')}

## Como se mede

- **JavaScript, tudo**: o que a página carrega até o último aperto, comprimido com Brotli; scripts dentro do HTML também contam.
- **visível**: do começo da navegação ao primeiro quadro com o botão Calcular.
- **pronta**: do começo da navegação ao quadro com a resposta a um aperto. O botão do formulário vazio é apertado a cada 8 ms desde que
  existe, e conta a recusa pintada (em juros compostos, que nada exige, o resultado). Páginas prontas em HTML não ganham nada por
  parecerem prontas.
- **1º aperto**: a página descansa, os campos são preenchidos, e Calcular é apertado com o mouse; até o quadro com os valores
  finais. **depois**: o mesmo, mudado o prazo.
- **tecla**: um algarismo digitado ou apagado no primeiro campo, com um resultado na tela, até o quadro seguinte. SurveyJS só lê o campo
  quando se sai dele.

Cada página é aberta num perfil novo, sem nada guardado, pelo mesmo servidor, na mesma máquina; a rede não conta. As páginas se
revezam em cada rodada, e a primeira volta não conta. O tempo começa no \`timeStamp\` do evento e termina na primeira tarefa depois do
quadro (\`requestAnimationFrame\` e \`MessageChannel\`); o ritmo da tela está desligado (\`--disable-frame-rate-limit\`,
\`--disable-gpu-vsync\`), pois somaria a cada medida até 16,7 ms ao acaso. O processador mais lento é o
\`Emulation.setCPUThrottlingRate\` do DevTools. O tempo de processador é o da thread principal (\`Performance.getMetrics\`), até que
a página responda ou sossegue: pesa menos o que mais a máquina faz. Valem as razões; os milissegundos são os desta máquina.

Depois de cada aperto os quatro resultados são conferidos ao centavo. Se um está errado, ou a página acusa um erro, a comparação
falha; uma meta que não se cumpre só é dita. \`npm run bench:answers\` mede do mesmo modo os apertos e as teclas de todas as calculadoras do site.
`;
}
