/** Calculates area and perimeter of plane shapes, each declared with the formula of the lesson. */
import { decimal } from '../../../src/decimal/decimal.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { leaf, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { Lesson, roundedTo, squareRoot } from '../../layouts/lesson.ts';

/** Decimal places of the results. */
const PLACES = 4;

const PI_DIGITS = '3.14159265358979323846264338327950288419716939937511';
const PI = leaf(decimal(PI_DIGITS), Math.PI, { format: 'number' });

/** Measures of a shape. */
interface MedidasDaFigura {
  readonly area: NamedQuantity;
  readonly perimetro: NamedQuantity;
  /** Intermediate lengths. */
  readonly semiperimetro?: NamedQuantity;
  readonly ladoInclinado?: NamedQuantity;
  readonly lado?: NamedQuantity;
}

/** Declares the measures of figures in one unit of length; the lesson consists of these declarations. */
export class Medicao {
  readonly #result: Results;
  readonly #unit: string;
  readonly #lesson = new Lesson();

  constructor(result: Results, unit: string) {
    this.#result = result;
    this.#unit = unit;
  }

  quadrado(side: Quantity): MedidasDaFigura {
    return {
      area: this.#area('lado × lado', side.times(side)),
      perimetro: this.#perimetro('lado × 4', side.times(4)),
    };
  }

  retangulo(base: Quantity, height: Quantity): MedidasDaFigura {
    return {
      area: this.#area('base × altura', base.times(height)),
      perimetro: this.#perimetro('base × 2 + altura × 2', base.times(2).plus(height.times(2))),
    };
  }

  /** Uses Heron's formula. The sides must form a triangle. */
  triangulo(a: Quantity, b: Quantity, c: Quantity): MedidasDaFigura {
    const perimetro = this.#perimetro('a + b + c', a.plus(b).plus(c));
    const half = this.#comprimento('Semiperímetro (s)', 'perímetro ÷ 2', perimetro.over(2));
    const product = half.times(half.minus(a)).times(half.minus(b)).times(half.minus(c));
    const root = squareRoot(product, PLACES, ` ${this.#unit}²`);
    const area = this.#area('√[s × (s − a) × (s − b) × (s − c)]', root);
    return { area, perimetro, semiperimetro: half };
  }

  circulo(radius: Quantity): MedidasDaFigura {
    return {
      area: this.#area('π × raio × raio', PI.times(radius).times(radius)),
      perimetro: this.#comprimento(
        'Comprimento da circunferência',
        'π × raio × 2',
        PI.times(radius).times(2),
      ),
    };
  }

  /** @param isRight true if one of the sides equals the height; otherwise the two are equal. */
  trapezio(longer: Quantity, shorter: Quantity, height: Quantity, isRight: boolean): MedidasDaFigura {
    const bases = longer.plus(shorter);
    const area = this.#area('(base maior + base menor) × altura ÷ 2', bases.times(height).over(2));
    const overhang = isRight ? longer.minus(shorter) : longer.minus(shorter).over(2);
    const formula = isRight
      ? '√[(base maior − base menor)² + altura²]'
      : '√{[(base maior − base menor) ÷ 2]² + altura²}';
    const slant = this.#hipotenusa('Lado inclinado', formula, [overhang, height]);
    const perimetro = isRight
      ? this.#perimetro('base maior + base menor + altura + lado inclinado', bases.plus(height).plus(slant))
      : this.#perimetro('base maior + base menor + lado inclinado × 2', bases.plus(slant.times(2)));
    return { area, perimetro, ladoInclinado: slant };
  }

  losango(longer: Quantity, shorter: Quantity): MedidasDaFigura {
    const area = this.#area('diagonal maior × diagonal menor ÷ 2', longer.times(shorter).over(2));
    const formula = '√[(diagonal maior ÷ 2)² + (diagonal menor ÷ 2)²]';
    const side = this.#hipotenusa('Lado', formula, [longer.over(2), shorter.over(2)]);
    const perimetro = this.#perimetro('lado × 4', side.times(4));
    return { area, perimetro, lado: side };
  }

  /** Steps with their formulas, in words and with numbers. */
  lesson(): readonly string[] {
    return this.#lesson.lines;
  }

  #area(formula: string, value: Quantity): NamedQuantity {
    return this.#declare('Área', formula, value, `${this.#unit}²`);
  }

  #perimetro(formula: string, value: Quantity): NamedQuantity {
    return this.#comprimento('Perímetro', formula, value);
  }

  #comprimento(label: string, formula: string, value: Quantity): NamedQuantity {
    return this.#declare(label, formula, value, this.#unit);
  }

  #declare(label: string, law: string, value: Quantity, unit: string): NamedQuantity {
    const step = this.#result.number(label, value, { law, unit, ...roundedTo(PLACES, value) });
    this.#lesson.result(step);
    return step;
  }

  /** The longest side of a right triangle, and the two others. */
  #hipotenusa(label: string, formula: string, [a, b]: readonly [Quantity, Quantity]): NamedQuantity {
    const square = a.power(2).plus(b.power(2));
    return this.#comprimento(label, formula, squareRoot(square, PLACES, ` ${this.#unit}`));
  }
}
