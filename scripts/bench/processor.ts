import type { CDPSession, Page } from 'playwright';

/** Time of the processor that a page's main thread took, in milliseconds. */
export interface ProcessorTime {
  /** For everything. */
  work: number;
  /** The parts of it that were script, style and layout; most of the rest is painting. */
  script: number;
  style: number;
  layout: number;
}

/** What the debugger's measurements are called. */
const METRICS = {
  work: 'TaskDuration',
  script: 'ScriptDuration',
  style: 'RecalcStyleDuration',
  layout: 'LayoutDuration',
} as const;

function mapParts(valueOf: (part: keyof ProcessorTime) => number): ProcessorTime {
  return {
    work: valueOf('work'),
    script: valueOf('script'),
    style: valueOf('style'),
    layout: valueOf('layout'),
  };
}

/** What passed between two readings. */
export function between(before: ProcessorTime, after: ProcessorTime): ProcessorTime {
  return mapParts((part) => after[part] - before[part]);
}

/** The processor as a page has it. */
export class Processor {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  /**
   * Takes hold of the processor of a page that has not been opened yet.
   *
   * @param rate how many times slower it is made; 1 is as it comes
   */
  static async of(page: Page, rate: number): Promise<Processor> {
    const session = await page.context().newCDPSession(page);
    // The time of the processor and not of the clock: what else the machine does counts less.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    return new Processor(session);
  }

  /**
   * What the page has taken until now.
   *
   * @throws Error in a browser that does not tell
   */
  async taken(): Promise<ProcessorTime> {
    const { metrics } = await this.#session.send('Performance.getMetrics');
    return mapParts((part) => {
      const found = metrics.find(({ name }) => name === METRICS[part]);
      if (!found) throw new Error(`O navegador não mede ${METRICS[part]}.`);
      return found.value * 1000;
    });
  }
}
