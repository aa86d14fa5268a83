// Wood and brass, shared by both wheels. Each drawing names its own gradients so that two can share a page.

export const Materials = ({ id }: { id: string }) => (
  <defs>
    <radialGradient id={`${id}wood`}>
      <stop offset=".74" stopColor="#4d311d" />
      <stop offset=".9" stopColor="#6b4527" />
      <stop offset="1" stopColor="#2a190e" />
    </radialGradient>
    <radialGradient id={`${id}cone`} cx=".42" cy=".36">
      <stop offset="0" stopColor="#8a5c36" />
      <stop offset=".65" stopColor="#4d311d" />
      <stop offset="1" stopColor="#24160d" />
    </radialGradient>
    <linearGradient id={`${id}brass`} x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stopColor="#f1e0b4" />
      <stop offset=".5" stopColor="#c69f52" />
      <stop offset="1" stopColor="#7a5a22" />
    </linearGradient>
  </defs>
)

const round = (value: number): number => Math.round(value * 100) / 100

/** A point at a radius and an angle, clockwise from the top. */
export const polar = (r: number, angle: number): string => {
  const t = ((angle - 90) * Math.PI) / 180
  return `${round(r * Math.cos(t))} ${round(r * Math.sin(t))}`
}

export const sector = (inner: number, outer: number, middle: number, width: number): string => {
  const [a, b] = [middle - width / 2, middle + width / 2]
  return `M${polar(outer, a)}A${outer} ${outer} 0 0 1 ${polar(outer, b)}L${polar(inner, b)}A${inner} ${inner} 0 0 0 ${polar(inner, a)}Z`
}
