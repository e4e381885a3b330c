export default function Page() {
  return (
    <main>
      <h1>Second page</h1>
    </main>
  )
}
