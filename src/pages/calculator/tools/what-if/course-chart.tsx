import type { PointerEvent } from 'react';
import { seriesAt } from '../../../../result/charts/series.tsx';
import { HEIGHT, MARGIN, NAME_Y } from '../../../../result/elements/chart/picture.tsx';
import { nearestTo } from '../../../../result/elements/chart/positions.ts';
import { linearScale, niceTicks } from '../../../../result/elements/chart/scales.ts';
import { useWidth } from '../../../../result/elements/chart/use-width.ts';
import { ValueAxis } from '../../../../result/elements/chart/value-axis.tsx';
import { ticksOf, type Course } from './course.ts';

const LABELS_Y = HEIGHT - 26;
/** Width of a label on the axis with its margin, in pixels. */
const NAME_WIDTH = 90;

interface CourseChartProps {
  readonly course: Course;
  /** Description of the chart in a sentence. */
  readonly summary: string;
  /** Indices of the marked points: the current value and the selected one. */
  readonly present: number | undefined;
  readonly shown: number;
  readonly onPoint: (index: number) => void;
}

/** The line of a course, interrupted at refused points. */
function lineOf(course: Course, toX: (x: number) => number, toY: (value: number) => number): string {
  let isDrawing = false;
  return course.points
    .map(({ x, value }) => {
      const command = isDrawing ? 'L' : 'M';
      isDrawing = value !== undefined;
      // Draw a single point as a dot, which is a line of length zero with round ends.
      return value === undefined
        ? ''
        : `${command}${toX(x).toFixed(1)} ${toY(value).toFixed(1)}${command === 'M' ? 'h0' : ''}`;
    })
    .join('');
}

/** Chart of a figure over the values of an input; marks the current and the selected value. */
export function CourseChart({ course, summary, present, shown, onPoint }: CourseChartProps) {
  const { ref, width } = useWidth();
  const { points, input, figure } = course;
  const values = points.flatMap(({ value }) => (value === undefined ? [] : [value]));
  const ticks = niceTicks(Math.min(...values), Math.max(...values), 4);
  const right = Math.max(width - MARGIN.right, MARGIN.left + 1);
  const toX = linearScale(points[0]?.x ?? 0, points.at(-1)?.x ?? 1, MARGIN.left, right);
  const toY = linearScale(ticks[0] ?? 0, ticks.at(-1) ?? 1, HEIGHT - MARGIN.bottom, MARGIN.top);
  const names = Math.max(Math.floor((right - MARGIN.left) / NAME_WIDTH), 2);
  const { stroke, fill, mark } = seriesAt(0);
  const markAt = (index: number | undefined) => {
    const point = index === undefined ? undefined : points[index];
    return point?.value === undefined ? undefined : ([toX(point.x), toY(point.value)] as const);
  };
  const [here, looked] = [markAt(present), markAt(shown)];
  const follow = ({ clientX, currentTarget }: PointerEvent<SVGSVGElement>) => {
    const place = clientX - currentTarget.getBoundingClientRect().left;
    onPoint(
      nearestTo(
        place,
        points.map(({ x }) => toX(x)),
      ),
    );
  };
  return (
    <div ref={ref} className="h-70 w-full">
      {width > 0 && (
        <svg
          width={width}
          height={HEIGHT}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          role="img"
          aria-label={summary}
          className="block touch-pan-y"
          onPointerDown={follow}
          onPointerMove={follow}
        >
          <ValueAxis name={figure.label} ticks={ticks} plot={{ left: MARGIN.left, right, toY }} />
          {ticksOf(course, names).map(({ x, name }) => (
            // Align a label with the edge that it would otherwise cross.
            <text
              key={x}
              x={Math.min(toX(x), width - NAME_WIDTH / 3)}
              y={LABELS_Y}
              textAnchor="middle"
              className="fill-muted text-xs"
            >
              {name}
            </text>
          ))}
          <path
            d={lineOf(course, toX, toY)}
            fill="none"
            strokeWidth="2.5"
            strokeLinejoin="round"
            strokeLinecap="round"
            className={stroke}
          />
          {looked && (
            <line
              x1={looked[0]}
              x2={looked[0]}
              y1={MARGIN.top}
              y2={HEIGHT - MARGIN.bottom}
              className="stroke-muted"
              strokeWidth="1"
              strokeDasharray="4 3"
            />
          )}
          {here && (
            <path d={`M${here[0]} ${here[1]}m-6 0a6 6 0 1 0 12 0a6 6 0 1 0-12 0`} className="fill-ink" />
          )}
          {looked && <path d={`M${looked[0]} ${looked[1]}${mark}`} className={fill} />}
          <text x={(MARGIN.left + right) / 2} y={NAME_Y} textAnchor="middle" className="fill-muted text-xs">
            {input.title}
          </text>
        </svg>
      )}
    </div>
  );
}
