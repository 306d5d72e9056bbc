/** Two rows of three and an area for 100 people. */
export const smallHall = {
  focus: { x: 300, y: 0 },
  sections: [
    {
      label: 'Stalls',
      elements: ['A', 'B'].map((label, r) => ({
        kind: 'ROW',
        label,
        seats: ['1', '2', '3'].map((seat, i) => ({ label: seat, x: 245 + i * 55, y: 300 + r * 90 })),
      })),
    },
    {
      label: 'Standing room',
      elements: [{ kind: 'AREA', label: 'Floor', capacity: 100, box: { x: 0, y: 600, width: 600, height: 400 } }],
    },
  ],
}

/** Rows of a hundred; a last row of what is left. */
export const fullHall = (seats: number) => ({
  focus: { x: 2_750, y: 0 },
  sections: [
    {
      label: 'Hall',
      elements: Array.from({ length: Math.ceil(seats / 100) }, (_, r) => ({
        kind: 'ROW',
        label: String(r + 1),
        seats: Array.from({ length: Math.min(100, seats - r * 100) }, (_, i) => ({
          label: String(i + 1),
          x: i * 55,
          y: 300 + r * 90,
        })),
      })),
    },
  ],
})
